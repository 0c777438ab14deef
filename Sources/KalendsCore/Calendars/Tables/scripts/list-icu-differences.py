"""Lists the runs of days on which the tables here and the system's ICU differ, and why.

Compared are the year (for Chinese and Dangi Temporal's, the ISO year of the new year), the month
number, the leap flag and the day: Chinese and Dangi in 1901…2100, Umm al-Qura in 1300…1600 AH,
Persian in ISO 1600…2400. The list is what the oracle test reads; its path is the argument. Rows of
other calendars, which the oracle test finds and people explain, are kept.
"""

import importlib
import re
import sys
from pathlib import Path

from calendar_tables import FOLDER, ICUCalendar, arguments, day, deliver, iso, read_year_file, unpack

HKO = "Hong Kong Observatory, Gregorian-Lunar Calendar Conversion Table, https://www.hko.gov.hk/en/gts/time/conversion.htm"
KASI = "KASI, lunar-solar conversion 1391-2050, https://astro.kasi.re.kr/life/pageView/8"
RULE = "GB/T 33661-2017 for 135 E; not published, computed by make-east-asian-years.py"
TEST262 = "https://github.com/tc39/test262/pull/4710"
ICU_1987 = "https://github.com/unicode-org/icu/pull/4070 (ICU-23274)"
TEHRAN = "vernal equinox before true noon at 52.5 E; corrections of ICU 78 and ICU4X, https://github.com/unicode-org/icu4x/issues/4713"


def runs(convert, icu, first, last):
    """(first day, last day, ours, ICU's) of each longest run of days that differ."""
    found, start = [], None
    for days in range(first, last + 2):
        differs = days <= last and convert(days) != icu(days)
        if differs and start is None:
            start = days
        if not differs and start is not None:
            found.append((start, days - 1, convert(start), icu(start)))
            start = None
    return found


def fields_by_day(first_year, rows):
    """The fields of every day of a table."""
    fields, last = {}, None
    for (month, first), length in zip(unpack(first_year, rows).items(), lengths(rows)):
        assert last in (None, first), iso(first)
        last = first + length
        fields |= {first + offset: (*month, offset + 1) for offset in range(length)}
    return fields


def lengths(rows):
    """The lengths of the months, in order."""
    return [29 + (bits >> (32 + index) & 1) for bits in rows for index in range(13 if bits >> 45 else 12)]


def why_lunar(calendar, start, ours, theirs):
    year = int(iso(start)[:4])
    if ours[2] != theirs[2]:
        assert ours[1:] == (theirs[1] - 1, True, 1) and not theirs[2]
        reason = f"major term near midnight; ICU's leap month follows month {theirs[1]}, not {ours[1]}"
    else:
        assert 1 in (ours[3], theirs[3])
        reason = f"new moon near midnight; ICU begins the month a day {'late' if ours[3] == 1 else 'early'}"
    if (calendar, year) == ("chinese", 1987):
        return reason, f"{HKO}; {TEST262}; {ICU_1987}"
    if (calendar, year) == ("chinese", 2057):
        return "new moon on midnight, undecidable; ICU begins the month a day after the published one", HKO
    return reason, HKO if calendar == "chinese" else KASI if year <= 2050 else RULE


def main():
    options = arguments(__doc__.splitlines()[0], ("list", "the file to write"))
    rows, version = [], None
    for calendar, name, first_year, last_year in (
        ("chinese", "ChineseYears", 1901, 2100), ("dangi", "DangiYears", 1901, 2100),
        ("islamic-umalqura", "UmmAlQuraYears", 1300, 1600),
    ):
        fields = fields_by_day(*read_year_file(name))
        icu = ICUCalendar(calendar)
        version = icu.version
        supported = [days for days, (year, *_) in fields.items() if first_year <= year <= last_year]
        first, last = supported[0], supported[-1]
        assert icu(first - 1)[3] >= 29 and icu(last + 1)[1:] == (1, False, 1), "the table does not join ICU's years"
        found = runs(fields.__getitem__, icu, first, last)
        days = sum(b - a + 1 for a, b, _, _ in found)
        print(f"{calendar}: {last - first + 1} days, {days} differ, in {len(found)} runs")
        for a, b, ours, theirs in found:
            rows.append((calendar, iso(a), iso(b), version, *why_lunar(calendar, a, ours, theirs)))
    persian = importlib.import_module("make-persian-corrections")
    text = (FOLDER / "PersianCorrections.swift").read_text().split("years: [Int32] = [")[1].split("]")[0]
    corrections = set(map(int, re.findall(r"\d+", text)))

    def convert(days):
        year, month, of_month = persian.convert(days, corrections)
        return year, month, False, of_month

    first, last = day(1600, 1, 1), day(2400, 12, 31)
    found = runs(convert, ICUCalendar("persian"), first, last)
    print(f"persian: {last - first + 1} days, {sum(b - a + 1 for a, b, _, _ in found)} differ, in {len(found)} runs")
    for a, b, ours, _ in found:
        rows.append(("persian", iso(a), iso(b), version,
                     f"ICU {version.split('.')[0]} lacks the correction of {ours[0] - 1}: {ours[0]} is the leap year", TEHRAN))
    path = Path(options.list)
    listed = [tuple(line.split("\t")) for line in path.read_text().splitlines()[1:]] if path.exists() else []
    rows += [row for row in listed if row[0] not in ("chinese", "dangi", "islamic-umalqura", "persian")]
    header = ("calendar", "first_iso", "last_iso", "icu_version", "reason", "source")
    text = "\n".join("\t".join(row) for row in [header, *sorted(rows)]) + "\n"
    sys.exit(0 if deliver(path, text, options.check) else 1)


if __name__ == "__main__":
    main()

"""Makes ChineseYears.swift and DangiYears.swift by GB/T 33661-2017's rules, and checks them.

A month begins on the day of the new moon; the month of the winter solstice is the 11th; of 13
months from one 11th month to the next, the first without a major solar term (the sun's apparent
longitude at a multiple of 30°) is the leap month. What a day is depends on the meridian.

Where a publication and the rule differ, the publication holds: the cases are in PUBLISHED below.
"""

import datetime
import json
import math
from pathlib import Path

import astronomy
import swisseph

from calendar_tables import (
    EPOCH, FOLDER, Ledger, arguments, check_vectors, compare_months, day, deliver, iso, pack_years, unpack, year_file)

FIRST, LAST = 1900, 2101

# Days by the meridian, as a fraction of a day east of Greenwich.
#
# Chinese: local mean time of Beijing, 116°25' E, until 1928; 120° E from 1929 on (GB/T 33661-2017;
# Liu Baolin and F. Richard Stephenson, "The Chinese calendar and its operational rules", 1998).
# Dangi: KASI's tables follow the Chinese calendar before 1912 (every month of 1900…1911 is that of
# 120° E, 1906 included, see below), and 135° E from 1912 on. In 1908…1911 and 1954…1961 Korea's legal
# time was that of 127°30': in the former KASI's months are not of that meridian (1908-M04 and
# 1911-M11 would begin a day later), in the latter the two meridians give the same months.
MERIDIANS = {
    "chinese": lambda days: (116 + 25 / 60) / 360 if days < day(1929, 1, 1) else 120 / 360,
    "dangi": lambda days: 120 / 360 if days < day(1912, 1, 1) else 135 / 360,
}

# First days of months, {(computed): (published, why)}.
#
# 2057 and 2097: the new moon falls within two minutes of midnight in Beijing, and which side depends
# on ΔT, the slowing of the earth, which nobody can foretell to a minute (ΔT of 115 s or more puts the
# one of 2057 before midnight). The Hong Kong Observatory publishes 2057-09-28 as the first day of the
# ninth month (https://www.hko.gov.hk/tc/gts/time/calendar/text/files/T2057c.txt) and 2097-08-07 of
# the seventh (T2097c.txt), and remarks on https://www.hko.gov.hk/en/gts/time/conversion.htm that
# these two and 2089-09-04, which needs no correction, may turn out a day off. No other official
# table goes so far.
# 1906: the court's almanac had the new moon after midnight, which fell 7 minutes before it by local
# time; the day it stated is the day people used, and HKO's table has it.
PUBLISHED = {
    "chinese": {
        day(1906, 4, 23): (day(1906, 4, 24), "the almanac in use in 1906"),
        day(2057, 9, 29): (day(2057, 9, 28), "HKO; undecidable, new moon 35 s from midnight"),
        day(2097, 8, 8): (day(2097, 8, 7), "HKO; undecidable, new moon 15…87 s from midnight"),
    },
    "dangi": {},
}

UNDECIDABLE = "new moon within two minutes of midnight; HKO's day is kept"
KNOWN = {
    "swisseph": {
        "2074-M07": "135° E: new moon 12 s from midnight, undecidable; not published; ICU's day is kept"},
    "lunardate": {
        "1933-M06": "error of that package: HKO 1933-07-23",
        "1954-M11": "error of that package: HKO 1954-11-25",
        "1978-M08": "error of that package: HKO 1978-09-03"},
    "LunarCalendar": {m: UNDECIDABLE for m in ("2057-M09", "2089-M08", "2097-M07")},
    "borax": {m: UNDECIDABLE for m in ("2057-M09", "2089-M08", "2097-M07")},
    "lunar_python": {"2057-M09": UNDECIDABLE},
    "tyme4py": {"2057-M09": UNDECIDABLE},
}

J2000 = 10957.5  # the epoch of astronomy-engine, in days since 1970-01-01 00:00
JULIAN = 2440587.5  # 1970-01-01 00:00


def computed_events():
    """New moons, and major terms with their longitude, in days of UT since 1970: astronomy-engine."""
    time, moons = astronomy.Time(day(FIRST - 2, 1, 1) - J2000), []
    while not moons or moons[-1] < day(LAST + 2, 12, 31):
        found = astronomy.SearchMoonPhase(0, time, 40)
        moons.append(found.ut + J2000)
        time = found.AddDays(20)
    time, longitude, terms = astronomy.Time(day(FIRST - 2, 1, 10) - J2000), 300, []
    while not terms or terms[-1][1] < day(LAST + 2, 12, 31):
        found = astronomy.SearchSunLongitude(longitude, time, 40)
        terms.append((longitude, found.ut + J2000))
        longitude, time = (longitude + 30) % 360, found.AddDays(25)
    return moons, terms


def refined_events(moons, terms):
    """The same events by Swiss Ephemeris (Moshier's theories and a newer model of ΔT)."""
    def longitude(body, days):
        return swisseph.calc_ut(days + JULIAN, body, swisseph.FLG_MOSEPH)[0][0]

    def root(function, guess):
        a, b = guess - 0.02, guess + 0.02
        while abs(b - a) > 1e-8:
            fa, fb = ((function(x) + 180) % 360 - 180 for x in (a, b))
            a, b = b, b - fb * (b - a) / (fb - fa)
        return b

    sun, moon = swisseph.SUN, swisseph.MOON
    return (
        [root(lambda x: longitude(moon, x) - longitude(sun, x), guess) for guess in moons],
        [(degrees, root(lambda x: longitude(sun, x) - degrees, guess)) for degrees, guess in terms])


def years(calendar, moons, terms):
    """The first days of the months, {(year, number, is leap): day}."""
    def local(days):
        return math.floor(days + MERIDIANS[calendar](days))

    firsts = [local(moon) for moon in moons]
    firsts = [PUBLISHED[calendar].get(first, (first,))[0] for first in firsts]
    major = {local(days) for _, days in terms}
    solstices = {(EPOCH + datetime.timedelta(local(d))).year: local(d) for degrees, d in terms if degrees == 270}

    def eleventh(year):
        return max(i for i, first in enumerate(firsts) if first <= solstices[year])

    months = {}
    for year in range(FIRST - 1, LAST + 2):
        begin, end = eleventh(year - 1), eleventh(year)
        leap = None
        if end - begin == 13:
            leap = next(i for i in range(begin, end) if not major & set(range(firsts[i], firsts[i + 1])))
        position = 10  # from month 1 of the year before
        for i in range(begin, end):
            if i == leap:
                months[(*last, True)] = firsts[i]
                continue
            last = (year - 1 + position // 12, position % 12 + 1)
            months[(*last, False)] = firsts[i]
            position += 1
    return {m: first for m, first in months.items() if FIRST <= m[0] <= LAST + 1}


def by_conversion(convert, ours, first, last):
    """A package's months, asked for at the first days of ours and on the days about them."""
    found = {}
    for month, start in ours.items():
        if first <= month[0] <= last:
            for days in (start - 1, start, start + 1):
                year, number, leap, of_month = convert(EPOCH + datetime.timedelta(days))
                if of_month == 1 and first <= year <= last:
                    found[(year, number, bool(leap))] = days
    return found


def hong_kong_copy():
    """cnlunar's copy of the Hong Kong Observatory's tables, 1901…2099."""
    from cnlunar.config import lunarMonthData, lunarNewYearList
    months = {}
    for index, bits in enumerate(lunarMonthData):
        new_year = lunarNewYearList[index]
        first = day(1901 + index, new_year >> 5 & 3, new_year & 31)
        for number in range(1, 13):
            months[(1901 + index, number, False)] = first
            first += 29 + (bits >> (number - 1) & 1)
            if number == bits >> 13:
                months[(1901 + index, number, True)] = first
                first += 29 + (bits >> 12 & 1)
    return months


def chinese_packages(ours):
    from borax.calendars.lunardate import LunarDate as Borax
    from lunar_python import Solar as Tail
    from lunarcalendar import Converter, Solar
    from lunardate import LunarDate
    from tyme4py.solar import SolarDay
    from zhdate import ZhDate
    import sxtwl

    def lunardate(d):
        x = LunarDate.from_solar_date(d.year, d.month, d.day)
        return x.year, x.month, x.is_leap_month, x.day

    def lunarcalendar(d):
        x = Converter.Solar2Lunar(Solar(d.year, d.month, d.day))
        return x.year, x.month, x.isleap, x.day

    def lunar_python(d):
        x = Tail.fromYmd(d.year, d.month, d.day).getLunar()
        return x.getYear(), abs(x.getMonth()), x.getMonth() < 0, x.getDay()

    def borax(d):
        x = Borax.from_solar(d)
        return x.year, x.month, x.leap, x.day

    def shou_xing(d):
        x = sxtwl.fromSolar(d.year, d.month, d.day)
        return x.getLunarYear(), x.getLunarMonth(), x.isLunarLeap(), x.getLunarDay()

    def tyme(d):
        x = SolarDay.from_ymd(d.year, d.month, d.day).get_lunar_day()
        month = x.get_lunar_month()
        return month.get_year(), month.get_month(), month.is_leap(), x.get_day()

    def zhdate(d):
        x = ZhDate.from_datetime(datetime.datetime(d.year, d.month, d.day))
        return x.lunar_year, x.lunar_month, x.leap_month, x.lunar_day

    for name, convert, first, last in (
        ("borax", borax, 1901, 2099), ("LunarCalendar", lunarcalendar, 1901, 2099),
        ("lunardate", lunardate, 1901, 2098), ("lunar_python", lunar_python, 1900, 2101),
        ("sxtwl", shou_xing, 1900, 2101), ("tyme4py", tyme, 1900, 2101), ("zhdate", zhdate, 1901, 2099),
    ):
        yield name, by_conversion(convert, ours, first, last)


def korean_packages(ours):
    import korean_saju
    from korean_lunar_calendar import KoreanLunarCalendar
    path = Path(korean_saju.__file__).parent / "data" / "kasi_lunar_1900_2050.json"
    yield "korean-saju, KASI's answers", {
        (m["year"], m["month"], m["leap"]): day(*map(int, m["startSolar"].split("-")))
        for m in json.loads(path.read_text())["months"]}
    calendar = KoreanLunarCalendar()

    def convert(d):
        calendar.setSolarDate(d.year, d.month, d.day)
        return calendar.lunarYear, calendar.lunarMonth, calendar.isIntercalation, calendar.lunarDay

    yield "korean-lunar-calendar", by_conversion(convert, ours, 1901, 2049)


def show_close_calls(calendar, events, refined):
    """Prints the events that lie within two minutes of midnight."""
    for kind, first, second in (
        ("new moon", events[0], refined[0]), ("major term", [t for _, t in events[1]], [t for _, t in refined[1]])):
        for a, b in zip(first, second):
            a, b = (x + MERIDIANS[calendar](x) for x in (a, b))
            if min(a % 1, 1 - a % 1) < 120 / 86400 and day(FIRST, 1, 1) < a < day(LAST, 12, 31):
                clock = [str(EPOCH_TIME + datetime.timedelta(x))[:19] for x in (a, b)]
                print(f"  {kind} near midnight: {clock[0]}, by Swiss Ephemeris {clock[1]}")


EPOCH_TIME = datetime.datetime(1970, 1, 1)

CHINESE_NOTES = """
Years by Temporal's count: the one whose new year falls in the ISO year of that number. 1901…2100
are those of the Hong Kong Observatory's Gregorian-Lunar Calendar Conversion Tables
(https://www.hko.gov.hk/en/gts/time/conversion.htm), which follow GB/T 33661-2017 from 1929 on and
the almanacs in use before. The rows of 1900 and 2101 are neighbours, computed by the same rules.

The first days of 2057-M09 and 2097-M07 are published, but their new moons lie too near to
midnight to be sure of the day; so is that of 2089-M08."""

DANGI_NOTES = """
Years by Temporal's count: the one whose new year falls in the ISO year of that number. 1900…2050
are those of the Korea Astronomy and Space Science Institute (KASI), which publishes 1391…2050
(https://astro.kasi.re.kr/life/pageView/8). 2051…2101 are not published: they are computed by the
same rules for 135° E, as the Temporal standard allows beyond 2050. 2101 is there as a neighbour.

The first day of 2074-M07 cannot be foretold: its new moon lies 12 seconds from midnight."""


def main():
    options = arguments(__doc__.splitlines()[0])
    ledger, delivered = Ledger(), True
    events = computed_events()
    refined = refined_events(*events)
    for calendar, name, summary, notes, packages in (
        ("chinese", "ChineseYears", "The years of the Chinese calendar, 1900…2101.", CHINESE_NOTES, chinese_packages),
        ("dangi", "DangiYears", "The years of the Korean calendar, Dangi, 1900…2101.", DANGI_NOTES, korean_packages),
    ):
        ours = years(calendar, *events)
        rows = pack_years(ours, FIRST, LAST)
        ours = {m: first for m, first in ours.items() if m[0] <= LAST}
        assert unpack(FIRST, rows) == dict(sorted(ours.items(), key=lambda item: item[1]))
        delivered &= deliver(FOLDER / f"{name}.swift", year_file(name, FIRST, rows, summary, notes), options.check)
        for computed, (published, why) in PUBLISHED[calendar].items():
            print(f"  published {iso(published)}, computed {iso(computed)}: {why}")
        compare_months(ledger, "swisseph", ours, {
            m: first for m, first in years(calendar, *refined).items() if m[0] <= LAST}, KNOWN["swisseph"])
        show_close_calls(calendar, events, refined)
        if calendar == "chinese":
            compare_months(ledger, "cnlunar, HKO's table", ours, hong_kong_copy())
        for source, theirs in packages(ours):
            compare_months(ledger, source, ours, theirs, KNOWN.get(source))
        if options.vectors:
            check_vectors(ledger, options.vectors, calendar, ours)
    ledger.finish(delivered)


if __name__ == "__main__":
    main()

"""Makes UmmAlQuraYears.swift from the King Abdulaziz City for Science and Technology's data, and checks it.

KACST, which reckons the calendar of Saudi Arabia, gave out month lengths for 1300…1600 AH. ICU
carries them, so does Java (hijrah-config-Hijrah-umalqura), and KACST's own converter
(https://www.ummulqura.org.sa) answers by them. They are read from the system's ICU, and compared
with Java's where a JDK is installed.
"""

import math
import shutil
import subprocess
import tempfile
from pathlib import Path

import astronomy

from calendar_tables import (
    FOLDER, ICUCalendar, Ledger, arguments, check_vectors, compare_months, day, deliver, pack_years, unpack, year_file)

FIRST, LAST = 1300, 1600

NOTES = """
Years of the Hijra, as the King Abdulaziz City for Science and Technology (KACST) gives them out
(https://www.ummulqura.org.sa; the same data are in ICU, in Java and in ICU4X). What they are worth:

| AH | what they are |
| --- | --- |
| 1300…1355 | reckoned afterwards; the newspaper of 1343…1355 differs in 45 of 156 months |
| 1356…1419 | reckoned afterwards; the calendars printed then differ in 484 of 768 months |
| 1420…1450 | as printed: all 372 months |
| 1451…1500 | reckoned ahead; by the rule of 1423 some 210 of 600 months begin a day sooner |
| 1501…1600 | reckoned ahead, in no printed calendar yet |

So only 1420…1450 are published in the sense that one can rely on them; outside there is no single
truth. What was printed (1343…1500) is in R. H. van Gent, "The Umm al-Qura Calendar of Saudi Arabia"
(https://webspace.science.uu.nl/~gent0113/islam/ummalqura.htm), and in the package hijridate; years
before 1356 have months of 28 and 31 days there."""

JAVA = """
import java.time.chrono.HijrahDate;
public class Months {
  public static void main(String[] arguments) {
    for (int year = 1300; year <= 1600; year++)
      for (int month = 1; month <= 12; month++)
        System.out.println(year + " " + month + " " + HijrahDate.of(year, month, 1).toEpochDay());
  }
}
"""

VAN_GENT = {
    "1427-M06": "the new moon 25 s before sunset at Mecca: by the rule, not as printed",
    "1446-M06": "moonset 4 s before sunset at Mecca: by the rule, not as printed"}

MECCA = astronomy.Observer(21.4225, 39.8262, 0)
J2000 = 10957.5


def from_java():
    """The first days of the months by java.time, or nothing without a JDK."""
    if not shutil.which("javac"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "Months.java").write_text(JAVA)
        subprocess.run(["javac", "Months.java"], cwd=folder, check=True)
        lines = subprocess.run(["java", "Months"], cwd=folder, check=True, capture_output=True, text=True).stdout
    return {(int(y), int(m), False): int(d) for y, m, d in (line.split() for line in lines.splitlines())}


def by_rule(ours):
    """The rule of 1423: a month begins after the evening on which, at Mecca, the moon is new and sets last."""
    months, time = {}, astronomy.Time(min(ours.values()) - 5 - J2000)
    by_day = {first: month for month, first in ours.items()}
    while True:
        conjunction = astronomy.SearchMoonPhase(0, time, 40)
        time = conjunction.AddDays(20)
        noon = math.floor(conjunction.ut + J2000 + MECCA.longitude / 360)
        while True:
            local_noon = astronomy.Time(noon + 0.5 - MECCA.longitude / 360 - J2000)
            sunset = astronomy.SearchRiseSet(astronomy.Body.Sun, MECCA, astronomy.Direction.Set, local_noon, 1)
            moonset = astronomy.SearchRiseSet(astronomy.Body.Moon, MECCA, astronomy.Direction.Set, local_noon, 2)
            if conjunction.ut < sunset.ut < moonset.ut < sunset.ut + 0.5:
                break
            noon += 1
        first = noon + 1
        if first > max(ours.values()) + 5:
            return months
        month = next((by_day[d] for d in (first, first - 1, first + 1, first - 2, first + 2) if d in by_day), None)
        if month:
            months[month] = first


def main():
    options = arguments(__doc__.splitlines()[0])
    ledger = Ledger()
    icu = ICUCalendar("islamic-umalqura")
    months = icu.months(day(1882, 1, 1), day(2175, 12, 31))
    months = {m: first for m, first in months.items() if FIRST <= m[0] <= LAST + 1}
    rows = pack_years(months, FIRST, LAST)
    ours = unpack(FIRST, rows)
    print(f"source: ICU {icu.version}")
    delivered = deliver(
        FOLDER / "UmmAlQuraYears.swift",
        year_file("UmmAlQuraYears", FIRST, rows,
                  "The years of the Umm al-Qura calendar, 1300…1600 AH.", NOTES), options.check)

    java = from_java()
    if java:
        compare_months(ledger, "java.time", ours, java)
    else:
        print("java.time: no JDK, not compared")

    from hijridate import ummalqura as printed
    from ummalqura.ummalqura_arrray import UmalqurraArray
    def months_from(first_year, starts):
        starts = [s + 2_400_000 - 2_440_588 for s in starts]
        return {(first_year + i // 12, i % 12 + 1, False): first for i, first in enumerate(starts)}
    for source, theirs in (
        ("hijridate, calendars as printed", months_from(1343, printed.MONTH_STARTS)),
        ("ummalqura, van Gent's table", months_from(1356, UmalqurraArray.ummalqura_dat)),
    ):
        for first, last, reason in (
            (1343, 1355, "newspapers of the time: not what KACST computed later"),
            (1356, 1419, "calendars printed by older rules: not what KACST computed later"),
            (1420, 1450, VAN_GENT if "van Gent" in source else None),
            (1451, 1500, "an older projection than KACST's present one"),
        ):
            part = {m: d for m, d in theirs.items() if first <= m[0] <= last}
            if part:
                compare_months(ledger, source, ours, part, reason)

    rule = by_rule(ours)
    for first, last, reason in (
        (1300, 1422, "other rules were in force, and KACST reckoned afterwards by one that is not published"),
        (1423, 1450, VAN_GENT),
        (1451, 1600, "KACST's projection is stricter; by what rule is not published"),
    ):
        compare_months(ledger, "the rule of 1423 by astronomy-engine", ours,
                       {m: d for m, d in rule.items() if first <= m[0] <= last}, reason)
    if options.vectors:
        check_vectors(ledger, options.vectors, "islamic-umalqura", ours)
    ledger.finish(delivered)


if __name__ == "__main__":
    main()

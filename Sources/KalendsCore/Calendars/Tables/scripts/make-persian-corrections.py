"""Makes PersianCorrections.swift by the astronomical rule of the Solar Hijri calendar, and checks it.

A year begins on the day on which the sun passes the vernal equinox before true noon at 52.5° E, else
on the day after. The 33-year rule makes year y leap when (25 y + 11) mod 33 < 8. The file lists the
years which the rule makes leap while the equinox makes the following one leap.
"""

import math

import astronomy

from calendar_tables import EPOCH, FOLDER, Ledger, arguments, day, deliver, documentation, iso, vector_rows

FIRST, LAST = 1178, 3000
FARVARDIN_1 = day(622, 3, 21)  # of year 1 by the 33-year rule
MERIDIAN = astronomy.Observer(0, 52.5, 0)
J2000 = 10957.5

# The equinox of 1602 AP (2223-03-21) passes 9 seconds after noon with the ΔT of Espenak and Meeus
# (500 s), earlier than noon with a slightly larger one. ICU, ICU4X and the calculation that they
# have their list from (Roozbeh Pournader's, https://github.com/roozbehp/persiancalendar) have it
# before noon: kept.
UNDECIDED = {1602: True}

# The list in ICU 78 and in ICU4X, "tested to match … from 1178 AP … to 3000 AP".
LISTED = """
1502 1601 1634 1667 1700 1733 1766 1799 1832 1865 1898 1931 1964 1997 2030 2059 2063 2096 2129 2158
2162 2191 2195 2224 2228 2257 2261 2290 2294 2323 2327 2356 2360 2389 2393 2422 2426 2455 2459 2488
2492 2521 2525 2554 2558 2587 2591 2620 2624 2653 2657 2686 2690 2719 2723 2748 2752 2756 2781 2785
2789 2818 2822 2847 2851 2855 2880 2884 2888 2913 2917 2921 2946 2950 2954 2979 2983 2987"""

NOTES = """
Of the Solar Hijri years 1178…3000, those which the 33-year rule – leap when
(25 × year + 11) mod 33 < 8 – makes leap, while the vernal equinox makes the *following* year leap:

- a listed year *y* has 365 days, and *y* + 1 has 366;
- so *y* + 1 begins one day before the day that the rule gives, and every other year on its day.

The year is the true solar year (law of 11 Farvardin 1304): it begins on the day on which the vernal
equinox passes before true noon at 52.5° E, else on the day after. The Calendar Center of the
University of Tehran publishes the leap years of 1206…1498
(https://calendar.ut.ac.ir, "Kabise Shamsi 1206-1498"), where rule and equinox agree. The list is
computed, and equals the one in ICU 78 and ICU4X (https://github.com/unicode-org/icu4x/issues/4713).

Before 1178 the rule alone holds, as in ICU: the calendar was not in use before 1304, and the equinox
would begin 70 of those years a day later. After 3000 the rule alone holds too.

Nobody can foretell the far ones: ΔT, the slowing of the earth, is uncertain by minutes from 1600 AP
on and by an hour about 3000, and 24 equinoxes lie within ten minutes of noon, that of 1602 within
seconds."""


def by_rule(year):
    """The first day of a year by the 33-year rule."""
    return FARVARDIN_1 + 365 * (year - 1) + (8 * year + 21) // 33


def by_equinox(year):
    """The first day of a year by the equinox, and how many seconds after noon the equinox passes."""
    equinox = astronomy.SearchSunLongitude(0, astronomy.Time(day(year + 621, 3, 14) - J2000), 14)
    hour_angle = astronomy.HourAngle(astronomy.Body.Sun, equinox, MERIDIAN)
    seconds = (hour_angle - 24 if hour_angle >= 12 else hour_angle) * 3600
    noon = math.floor(equinox.ut + J2000 + 52.5 / 360 - seconds / 86400)
    before_noon = UNDECIDED.get(year, seconds < 0)
    return (noon if before_noon else noon + 1), seconds, (equinox.tt - equinox.ut) * 86400


def ours(year, corrections):
    return by_rule(year) - (year - 1 in corrections)


def convert(days, corrections):
    """(year, month, day of month)."""
    year = (days - FARVARDIN_1) * 33 // 12053 + 2
    while ours(year, corrections) > days:
        year -= 1
    offset = days - ours(year, corrections)
    return (year, offset // 31 + 1, offset % 31 + 1) if offset < 186 else (
        year, (offset - 186) // 30 + 7, (offset - 186) % 30 + 1)


def swift(corrections):
    lines = ["// Made by make-persian-corrections.py. Do not edit.", "",
             "/// Leap years of the Solar Hijri calendar that the 33-year rule places a year too early.", "///"]
    lines += documentation(NOTES)
    lines += ["enum PersianCorrections {",
              "  /// The years with 365 days that the rule gives 366, in order.",
              "  static let years: [Int32] = ["]
    for index in range(0, len(corrections), 14):
        lines.append("    " + ", ".join(map(str, corrections[index:index + 14])) + ",")
    lines += ["  ]", "",
              "  /// Whether the rule makes a year leap and the equinox makes the following one leap instead.",
              "  ///",
              "  /// - Complexity: O(log *n*) in the number of listed years.",
              "  static func contains(_ year: Int) -> Bool {",
              "    var low = 0",
              "    var high = years.count",
              "    while low < high {",
              "      let middle = (low + high) / 2",
              "      if Int(years[middle]) < year { low = middle + 1 } else { high = middle }",
              "    }",
              "    return low < years.count && Int(years[low]) == year",
              "  }",
              "}", ""]
    return "\n".join(lines)


# PyMeeus, which convertdate asks, wraps its equation of time before 1900: 352 minutes for -8. An
# equinox less than six hours before noon then counts as one after noon.
CONVERTDATE = {year: "error of PyMeeus: an equation of time of 352 minutes"
               for year in (1243, 1255, 1259, 1267, 1271, 1276)}


def compare_new_years(ledger, source, corrections, first, last, new_year, reasons=None):
    differences = {}
    for year in range(first, last + 1):
        theirs = new_year(year)
        if theirs != ours(year, corrections):
            differences[year] = f"1 Farvardin on {iso(theirs)}, here {iso(ours(year, corrections))}"
    ledger.report(f"{source} ({first}…{last})", last - first + 1, differences, reasons)


def main():
    options = arguments(__doc__.splitlines()[0])
    ledger = Ledger()
    computed = {year: by_equinox(year) for year in range(FIRST, LAST + 2)}
    corrections = []
    for year, (first, _, _) in computed.items():
        if first != by_rule(year):
            assert first == by_rule(year) - 1 and (25 * (year - 1) + 11) % 33 < 8
            corrections.append(year - 1)
    delivered = deliver(FOLDER / "PersianCorrections.swift", swift(corrections), options.check)
    listed = list(map(int, LISTED.split()))
    ledger.report("the list in ICU 78 and ICU4X", len(listed), {
        year: "listed there" if year in listed else "listed here" for year in set(listed) ^ set(corrections)})
    close = [(y, s, dt) for y, (_, s, dt) in computed.items() if abs(s) < 600]
    print(f"equinoxes within ten minutes of noon: {len(close)}")
    for year, seconds, delta in close:
        print(f"  {year}: {seconds:+.0f} s from noon, with ΔT {delta:.0f} s")
    before = sum(1 for year in range(1, FIRST) if by_equinox(year)[0] != by_rule(year))
    print(f"before {FIRST}: the equinox moves {before} new years of {FIRST - 1} by a day (not in the table)")

    from convertdate import persian
    from jdatetime import date as jalali
    from persiantools.jdatetime import JalaliDate
    compare_new_years(ledger, "persiantools", corrections, FIRST, 3000,
                      lambda y: (JalaliDate(y, 1, 1).to_gregorian() - EPOCH).days)
    compare_new_years(ledger, "jdatetime", corrections, FIRST, 1501,
                      lambda y: (jalali(y, 1, 1).togregorian() - EPOCH).days)
    compare_new_years(ledger, "convertdate", corrections, FIRST, 1501,
                      lambda y: day(*persian.to_gregorian(y, 1, 1)), CONVERTDATE)
    if options.vectors:
        cases, differences = 0, {}
        for where, date, year, month, of_month in vector_rows(options.vectors, "persian"):
            cases += 1
            found = convert(date, corrections)
            if (found[0], found[1], found[2]) != (year, int(month.lstrip("M")), of_month):
                differences[where] = f"{year} {month} {of_month}, here {found}"
        ledger.report("vectors, persian", cases, differences)
    ledger.finish(delivered)


if __name__ == "__main__":
    main()

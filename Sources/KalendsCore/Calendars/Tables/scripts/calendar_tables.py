"""What the table makers share: days, packed years, Swift files, ICU, and the bookkeeping of a check."""

import argparse
import ctypes
import ctypes.util
import datetime
import re
import sys
import textwrap
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent
EPOCH = datetime.date(1970, 1, 1)


def day(year, month, day_of_month):
    """Days from 1970-01-01 to a Gregorian date."""
    return (datetime.date(year, month, day_of_month) - EPOCH).days


def iso(days):
    return (EPOCH + datetime.timedelta(days)).isoformat()


def code(month):
    """The name of a (year, number, is leap) month: 2033-M11L."""
    year, number, leap = month
    return f"{year}-M{number:02}{'L' if leap else ''}"


# Packed years: bits 0-31 first day, 32-44 the 30-day months, 45-48 the month the leap month follows.


def pack(months, starts, end):
    """One year: its (number, is leap) months, their first days, and the first day after it."""
    bits = starts[0] & 0xFFFF_FFFF
    for index, length in enumerate(b - a for a, b in zip(starts, starts[1:] + [end])):
        assert length in (29, 30), (iso(starts[index]), length)
        bits |= (length - 29) << (32 + index)
    leap = [number for number, is_leap in months if is_leap]
    assert [m for m in months if not m[1]] == [(n, False) for n in range(1, 13)]
    assert not leap or months.index((leap[0], True)) == leap[0]
    return bits | (leap[0] if leap else 0) << 45


def unpack(first_year, rows):
    """The first day of each month, {(year, number, is leap): day}, in order."""
    starts = {}
    for year, bits in enumerate(rows, first_year):
        first = bits & 0xFFFF_FFFF
        first -= (first >> 31) << 32
        leap = bits >> 45
        months = [(number, False) for number in range(1, 13)]
        if leap:
            months.insert(leap, (leap, True))
        for index, (number, is_leap) in enumerate(months):
            starts[(year, number, is_leap)] = first
            first += 29 + (bits >> (32 + index) & 1)
    return starts


def pack_years(starts, first_year, last_year):
    """Rows for the years, from the first days of their months and of the month after them."""
    end = min(first for (year, _, _), first in starts.items() if year == last_year + 1)
    rows = []
    for year in range(last_year, first_year - 1, -1):
        months = sorted((first, m[1:]) for m, first in starts.items() if m[0] == year)
        rows.append(pack([m for _, m in months], [first for first, _ in months], end))
        end = months[0][0]
    return rows[::-1]


# Swift files.


def documentation(notes):
    """Notes as documentation comments of 100 columns at most; tables and lists keep their lines."""
    lines = []
    for block in notes.strip().split("\n\n"):
        keep = block[0] in "|-"
        lines += block.splitlines() if keep else textwrap.wrap(
            block, 96, break_long_words=False, break_on_hyphens=False)
        lines.append("")
    return [f"/// {line}".rstrip() for line in lines[:-1]]


def year_file(name, first_year, rows, summary, notes):
    """The Swift source of a table of packed years."""
    lines = [f"// Made by {Path(sys.argv[0]).name}. Do not edit.", "", f"/// {summary}", "///"]
    lines += documentation(notes)
    lines += [
        f"enum {name} {{",
        "  /// The year of the first row.",
        f"  static let firstYear: Int32 = {first_year}",
        "",
        "  /// One row a year, in the layout of `LunarYear`: bits 0…31 the first day, in days since",
        "  /// 1970-01-01; bits 32…44 set for the months of 30 days, by position; bits 45…48 the number",
        "  /// of the month that the leap month follows, 0 without one.",
        "  static let years: [UInt64] = [",
    ]
    for index in range(0, len(rows), 4):
        values = [f"0x{row >> 48:X}_{row >> 32 & 0xFFFF:04X}_{row >> 16 & 0xFFFF:04X}_{row & 0xFFFF:04X}"
                  for row in rows[index:index + 4]]
        lines.append(f"    {', '.join(values)},  // {first_year + index}")
    return "\n".join(lines + ["  ]", "}", ""])


def read_year_file(name):
    """First year and rows of a table of packed years, from its Swift source."""
    text = (FOLDER / f"{name}.swift").read_text()
    first_year = int(re.search(r"firstYear: Int32 = (\d+)", text)[1])
    return first_year, [int(v.replace("_", ""), 16) for v in re.findall(r"0x[\dA-F_]+", text)]


def deliver(path, text, check):
    """Writes a file, or with `check` says whether it is there as it would be written."""
    if not check:
        path.write_text(text)
        print(f"wrote {path.name}")
        return True
    same = path.exists() and path.read_text() == text
    print(f"{path.name}: {'as made' if same else 'NOT as made'}")
    return same


def arguments(description, *more):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when anything is off")
    parser.add_argument("--vectors", type=Path, help="folder of calendar-*.tsv to check against")
    for name, text in more:
        parser.add_argument(name, help=text)
    return parser.parse_args()


class Ledger:
    """Counts cases and differences of each source; a difference without a reason fails the run."""

    def __init__(self):
        self.is_clean = True

    def report(self, source, cases, differences, reasons=None):
        """`differences`: {case: what the source says}; `reasons`: {case: why}, or one for all."""
        print(f"{source}: {cases} cases, {len(differences)} differences")
        for case, says in differences.items():
            reason = reasons if isinstance(reasons, str) else (reasons or {}).get(case)
            if reason is None:
                self.is_clean = False
            if not isinstance(reasons, str):
                print(f"  {case}: {says} – {reason or 'UNEXPLAINED'}")
        if isinstance(reasons, str) and differences:
            print(f"  {reasons}")

    def finish(self, delivered):
        sys.exit(0 if self.is_clean and delivered else 1)


def compare_months(ledger, source, ours, theirs, reasons=None):
    """Compares the first days of months: two chains with the same links agree on every day."""
    both = [m for m in theirs if m in ours]
    differences = {code(m): iso(theirs[m]) for m in both if theirs[m] != ours[m]}
    years = {m[0] for m in theirs}
    for month in ours:
        if month not in theirs and min(years) < month[0] < max(years):
            differences[code(month)] = "no such month"
    ledger.report(f"{source} ({min(years)}…{max(years)})", len(both), differences, reasons)


# Vectors: rows of calendar-conversions, -add and -resolve that state the fields of a day.


def vector_rows(folder, calendar):
    """(file and line, day, year, month code or ordinal, day of month) of the rows that state them."""
    def parse(text):
        match = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text)
        return day(*map(int, match.groups())) if match else None

    for name, columns in (("conversions", (5, 2, 3, 4)), ("add", (7, 8, 9, 10)), ("resolve", (6, 9, 11, 12))):
        lines = (folder / f"calendar-{name}.tsv").read_text().splitlines()
        for number, line in enumerate(lines, 1):
            fields = line.split("\t")
            if fields[0] != calendar or name == "conversions" and fields[1] in ("bh", "bp"):
                continue
            date, year, month, of_month = (fields[c] for c in columns)
            if parse(date) is not None and year and month and of_month:
                yield f"calendar-{name}.tsv:{number}", parse(date), int(year), month, int(of_month)


def check_vectors(ledger, folder, calendar, starts):
    """Checks the rows that lie in the years of a table."""
    order = sorted(starts.items(), key=lambda item: item[1])
    cases, differences = 0, {}
    for where, date, year, month, of_month in vector_rows(folder, calendar):
        found = [(m, first) for m, first in order if first <= date < first + 30]
        if not found:
            continue
        cases += 1
        (our_year, number, leap), first = found[-1]
        ordinal = sum(1 for m, f in order if m[0] == our_year and f <= first)
        ours = f"M{number:02}{'L' if leap else ''}" if month.startswith("M") else str(ordinal)
        if (our_year, ours, date - first + 1) != (year, month, of_month):
            differences[where] = f"{year} {month} {of_month}"
    ledger.report(f"vectors, {calendar}", cases, differences)


# ICU.


class ICUCalendar:
    """The fields of a day by the system's ICU, through its C API."""

    ERA, YEAR_EXTENDED, MONTH, DAY, LEAP = 0, 19, 2, 5, 22

    def __init__(self, calendar):
        name = ctypes.util.find_library("icui18n")
        library, suffix = ctypes.CDLL(name), re.search(r"so\.(\d+)", name)[1]

        def function(symbol, result, *parameters):
            found = getattr(library, f"{symbol}_{suffix}")
            found.restype, found.argtypes = result, parameters
            return found

        self._status = ctypes.c_int32(0)
        status = ctypes.POINTER(ctypes.c_int32)
        opened = function(
            "ucal_open", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int32, ctypes.c_char_p, ctypes.c_int32, status)
        self._set = function("ucal_setMillis", None, ctypes.c_void_p, ctypes.c_double, status)
        self._get = function("ucal_get", ctypes.c_int32, ctypes.c_void_p, ctypes.c_int32, status)
        version = (ctypes.c_uint8 * 4)()
        function("u_getVersion", None, ctypes.c_void_p)(version)
        self.version = f"{version[0]}.{version[1]}"
        zone = ctypes.create_string_buffer("Etc/GMT".encode("utf-16-le") + b"\0\0")
        locale = f"en@calendar={calendar}".encode()
        self._calendar = opened(zone, -1, locale, 0, ctypes.byref(self._status))
        # Chinese counts from -2636, Dangi from -2332: the year as Temporal counts it.
        self._offset = {"chinese": 2637, "dangi": 2333}.get(calendar, 0)

    def __call__(self, days):
        """(year, month number, is leap, day of month)."""
        self._set(self._calendar, days * 86_400_000.0, ctypes.byref(self._status))
        year, month, leap, of_month = (
            self._get(self._calendar, field, ctypes.byref(self._status))
            for field in (self.YEAR_EXTENDED, self.MONTH, self.LEAP, self.DAY))
        assert self._status.value <= 0, self._status.value
        return year - self._offset, month + 1, leap == 1, of_month

    def months(self, first, last):
        """The first days of the months that begin from one day to another."""
        starts = {}
        for days in range(first, last + 1):
            year, number, leap, of_month = self(days)
            if of_month == 1:
                starts[(year, number, leap)] = days
        return starts

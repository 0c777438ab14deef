import KalendsCore

/// The day of a text that the test itself wrote; the epoch for one that is no date, so that the
/// test fails.
func day(_ text: String) -> Day { (try? Day(text)) ?? .epoch }

/// A day by its distance to the epoch; the epoch where there is no such day, so that the test fails.
func day(number: Int) -> Day { (try? Day(daysSinceEpoch: number)) ?? .epoch }

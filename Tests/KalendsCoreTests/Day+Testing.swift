import KalendsCore

/// The day of a text that the test itself wrote; the epoch for one that is no date, so that the
/// test fails.
func day(_ text: String) -> Day { (try? Day(text)) ?? .epoch }

// Made by make-persian-corrections.py. Do not edit.

/// Leap years of the Solar Hijri calendar that the 33-year rule places a year too early.
///
/// Of the Solar Hijri years 1178…3000, those which the 33-year rule – leap when (25 × year + 11)
/// mod 33 < 8 – makes leap, while the vernal equinox makes the *following* year leap:
///
/// - a listed year *y* has 365 days, and *y* + 1 has 366;
/// - so *y* + 1 begins one day before the day that the rule gives, and every other year on its day.
///
/// The year is the true solar year (law of 11 Farvardin 1304): it begins on the day on which the
/// vernal equinox passes before true noon at 52.5° E, else on the day after. The Calendar Center of
/// the University of Tehran publishes the leap years of 1206…1498 (https://calendar.ut.ac.ir,
/// "Kabise Shamsi 1206-1498"), where rule and equinox agree. The list is computed, and equals the
/// one in ICU 78 and ICU4X (https://github.com/unicode-org/icu4x/issues/4713).
///
/// Before 1178 the rule alone holds, as in ICU: the calendar was not in use before 1304, and the
/// equinox would begin 70 of those years a day later. After 3000 the rule alone holds too.
///
/// Nobody can foretell the far ones: ΔT, the slowing of the earth, is uncertain by minutes from
/// 1600 AP on and by an hour about 3000, and 24 equinoxes lie within ten minutes of noon, that of
/// 1602 within seconds.
enum PersianCorrections {
  /// The years with 365 days that the rule gives 366, in order.
  static let years: [Int32] = [
    1502, 1601, 1634, 1667, 1700, 1733, 1766, 1799, 1832, 1865, 1898, 1931, 1964, 1997,
    2030, 2059, 2063, 2096, 2129, 2158, 2162, 2191, 2195, 2224, 2228, 2257, 2261, 2290,
    2294, 2323, 2327, 2356, 2360, 2389, 2393, 2422, 2426, 2455, 2459, 2488, 2492, 2521,
    2525, 2554, 2558, 2587, 2591, 2620, 2624, 2653, 2657, 2686, 2690, 2719, 2723, 2748,
    2752, 2756, 2781, 2785, 2789, 2818, 2822, 2847, 2851, 2855, 2880, 2884, 2888, 2913,
    2917, 2921, 2946, 2950, 2954, 2979, 2983, 2987,
  ]

  /// Whether the rule makes a year leap and the equinox makes the following one leap instead.
  ///
  /// - Complexity: O(log *n*) in the number of listed years.
  static func contains(_ year: Int) -> Bool {
    var low = 0
    var high = years.count
    while low < high {
      let middle = (low + high) / 2
      if Int(years[middle]) < year { low = middle + 1 } else { high = middle }
    }
    return low < years.count && Int(years[low]) == year
  }
}

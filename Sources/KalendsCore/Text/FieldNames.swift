/// The names of the parts of a date and a time: `Month`, `Hour`.
///
/// Source: CLDR, `dateFields/fields`.
public struct FieldNames: Hashable, Sendable {
  /// A part of a date or a time, by CLDR's name.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    /// The era.
    case era
    /// The year.
    case year
    /// The month.
    case month
    /// The day of the week.
    case weekday
    /// The day of the month.
    case day
    /// The part of the day, such as AM.
    case dayPeriod = "dayperiod"
    /// The hour.
    case hour
    /// The minute.
    case minute
    /// The second.
    case second
    /// The time zone.
    case zone
  }

  private let table: NameTable

  /// Takes the name of each field.
  public init<Failure: Error>(_ name: (Field) throws(Failure) -> String) throws(Failure) {
    var table = NameTable()
    for field in Field.allCases { table.append(try name(field)) }
    self.table = table
  }

  /// The name of a field.
  ///
  /// - Complexity: O(*n*) in the name's bytes.
  public subscript(field: Field) -> String {
    table[Field.allCases.firstIndex(of: field) ?? 0]
  }
}

internal import CICU
public import KalendsCore

extension LocaleCompiler {
  /// The names of the parts of a date and a time.
  ///
  /// - Throws: ``ICUError/missing(_:locale:)`` when ICU lacks one.
  /// - Complexity: O(1), some microseconds.
  public borrowing func fieldNames() throws(ICUError) -> FieldNames {
    try FieldNames { field throws(ICUError) in try fieldName(field) }
  }

  /// The name of one part.
  borrowing func fieldName(_ field: FieldNames.Field) throws(ICUError) -> String {
    guard readsBundles else { return try objects().fieldName(field.icuField) }
    guard let name = chain.descending(["fields", field.rawValue]).string("dn", inRoot: true) else {
      throw .missing("fields/\(field.rawValue)", locale: identifier.requested)
    }
    return name
  }
}

extension FieldNames.Field {
  fileprivate var icuField: UDateTimePatternField {
    switch self {
    case .era: UDATPG_ERA_FIELD
    case .year: UDATPG_YEAR_FIELD
    case .month: UDATPG_MONTH_FIELD
    case .weekday: UDATPG_WEEKDAY_FIELD
    case .day: UDATPG_DAY_FIELD
    case .dayPeriod: UDATPG_DAYPERIOD_FIELD
    case .hour: UDATPG_HOUR_FIELD
    case .minute: UDATPG_MINUTE_FIELD
    case .second: UDATPG_SECOND_FIELD
    case .zone: UDATPG_ZONE_FIELD
    }
  }
}

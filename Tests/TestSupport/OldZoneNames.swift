/// The names that the time zone database links past the place that they mean.
public enum OldZoneNames {
  /// Each with that place; see `ZoneName.place(meantBy:)` for the sources.
  public static let places = [
    ("Africa/Asmera", "Africa/Asmara"), ("Africa/Timbuktu", "Africa/Bamako"),
    ("America/Coral_Harbour", "America/Atikokan"), ("America/Virgin", "America/St_Thomas"),
    ("Antarctica/South_Pole", "Antarctica/McMurdo"),
    ("Atlantic/Jan_Mayen", "Arctic/Longyearbyen"), ("Iceland", "Atlantic/Reykjavik"),
    ("Pacific/Ponape", "Pacific/Pohnpei"), ("Pacific/Truk", "Pacific/Chuuk"),
    ("Pacific/Yap", "Pacific/Chuuk"),
  ]
}

import Testing

@testable import KalendsCLI

/// Wrong requests: each has the code that `kalends batch` promises.
@Suite struct BatchErrorTests {
  /// A request with the code of its error.
  private static let malformed: [(String, String)] = [
    (#"{}"#, "missingKey"),
    (#"{"op":1}"#, "wrongType"),
    (#"{"op":"dance"}"#, "unknownOperation"),
    (#"{"op":"date"}"#, "missingKey"),
    (#"{"op":"date","iso":"2026-03-14","isso":1}"#, "unknownKey"),
    (#"{"op":"date","iso":20260314}"#, "wrongType"),
    (#"{"op":"date","iso":"2026-03-14","zone":"Europe/Atlantis"}"#, "unknownZone"),
    (#"{"op":"add","iso":"2026-03-14","days":1.5}"#, "wrongType"),
    (#"{"op":"add","iso":"2026-03-14","overflow":"wrap"}"#, "wrongType"),
    (#"{"op":"until","iso":"2026-03-14","to":"2026-03-15","largestUnit":"day"}"#, "wrongType"),
    (
      #"{"op":"nthWeekday","calendar":"gregory","year":2026,"month":3,"weekday":"Fr","n":1}"#,
      "wrongType"
    ),
  ]

  @Test("wrong form", arguments: malformed)
  func form(_ request: String, _ code: String) throws {
    let run = try Run.batch(request)
    #expect(run.errorCodes == [code], "\(run.output)")
    #expect(run.status == 1)
  }

  @Test(
    "wrong days",
    arguments: [
      ("14.3.2026", "invalidDate"), ("2026-02-30", "invalidDate"), ("2026-00-01", "invalidDate"),
      ("2026-13-01", "invalidDate"), ("2026-01-00", "invalidDate"), ("2026-01-32", "invalidDate"),
      ("2026-03-14T09:30", "invalidDate"), ("", "invalidDate"), ("-000000-01-01", "invalidDate"),
      ("+012026-01-01", "outOfRange"), ("-010001-01-01", "outOfRange"),
    ])
  func days(_ day: String, _ code: String) throws {
    let run = try Run.batch(#"{"op":"date","calendar":"gregory","iso":""# + day + #""}"#)
    #expect(run.errorCodes == [code], "\(run.output)")
  }

  @Test(
    "wrong calendars, eras, months and days of them",
    arguments: [
      (#""calendar":"mayan","year":1,"month":1,"day":1"#, "unknownCalendar"),
      (#""calendar":"gregory","year":2026,"month":1"#, "missingKey"),
      (#""calendar":"gregory","era":"heisei","eraYear":1,"month":1,"day":1"#, "unknownEra"),
      (#""calendar":"gregory","era":"ce","month":1,"day":1"#, "missingKey"),
      (#""calendar":"gregory","year":2026,"monthCode":"M13","day":1"#, "unknownMonthCode"),
      (#""calendar":"gregory","year":2026,"monthCode":"March","day":1"#, "unknownMonthCode"),
      (#""calendar":"hebrew","year":5785,"monthCode":"M05L","day":1"#, "invalidDate"),
      (#""calendar":"gregory","year":2026,"month":3,"monthCode":"M04","day":1"#, "invalidDate"),
      (#""calendar":"gregory","year":2026,"month":0,"day":1"#, "invalidDate"),
      (#""calendar":"gregory","year":2026,"month":13,"day":1"#, "invalidDate"),
      (#""calendar":"gregory","year":2026,"month":1,"day":0"#, "invalidDate"),
      (#""calendar":"gregory","year":2026,"month":1,"day":32"#, "invalidDate"),
      (#""calendar":"gregory","year":2026,"month":2,"day":30"#, "invalidDate"),
      (#""calendar":"gregory","year":10000,"month":1,"day":1"#, "outOfRange"),
      (#""calendar":"gregory","year":-10001,"month":1,"day":1"#, "outOfRange"),
      (#""calendar":"gregory","year":99999999999999999999,"month":1,"day":1"#, "outOfRange"),
      (#""calendar":"chinese","year":10000,"month":1,"day":1"#, "outOfRange"),
    ])
  func fields(_ fields: String, _ code: String) throws {
    let run = try Run.batch(#"{"op":"convert","overflow":"reject","# + fields + "}")
    #expect(run.errorCodes == [code], "\(run.output)")
  }

  @Test("the year 0 is a year, of the era before")
  func yearZero() throws {
    let run = try Run.batch(
      #"{"op":"convert","calendar":"gregory","year":0,"month":1,"day":1}"#)
    #expect(run.output.hasPrefix(#"{"iso":"0000-01-01""#))
    #expect(run.output.contains(#""era":"bce","eraYear":1,"year":0"#))
  }

  @Test(
    "amounts that lead beyond every day",
    arguments: [
      #""days":99999999999999999999"#, #""years":9223372036854775807"#, #""years":8000"#,
      #""months":-9223372036854775808"#, #""weeks":10000000,"days":10000000"#,
    ])
  func amounts(_ amount: String) throws {
    let run = try Run.batch(#"{"op":"add","calendar":"hebrew","iso":"2026-03-14","# + amount + "}")
    #expect(run.errorCodes == ["outOfRange"], "\(run.output)")
  }
}

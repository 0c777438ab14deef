import Testing

@testable import KalendsCLI

/// The operations of `kalends batch` on texts of dates and times.
///
/// The texts are those of ICU 72 (CLDR 42).
@Suite struct BatchTextTests {
  private func answer(_ request: String) throws -> JSONValue {
    try JSONParser.value(of: Array(Run.batch(request).output.utf8))
  }

  @Test(
    "text: dates, times and both in every style",
    arguments: [
      (#""locale":"en-US","iso":"2026-03-14","style":"full""#, "Saturday, March 14, 2026"),
      (#""locale":"de","iso":"2026-03-14""#, "14.03.2026"),
      (#""locale":"de","iso":"2026-03-14","time":"09:30","style":"short""#, "14.03.26, 09:30"),
      (#""locale":"en-US","time":"13:05","style":"short""#, "1:05\u{202F}PM"),
      (#""locale":"en-US","time":"13:05","style":"short","hourCycle":"h23""#, "13:05"),
      (#""locale":"ru","iso":"2023-03-16","style":"monthHeading""#, "март 2023\u{202F}г."),
      (#""locale":"cs","iso":"2024-06-09","style":"monthDay""#, "9. června"),
      (#""locale":"ja","calendar":"japanese","iso":"2019-07-27","style":"long""#, "令和元年7月27日"),
      (
        #""locale":"pt-BR","iso":"2024-03-01","style":"skeleton:LLLL","context":"sentence""#,
        "Março"
      ),
      (#""locale":"ar-EG","iso":"2017-12-11","style":"short""#, "١١\u{200F}/١٢\u{200F}/٢٠١٧"),
      (#""locale":"en","numberingSystem":"deva","time":"13:05","style":"skeleton:Hm""#, "१३:०५"),
    ])
  func text(keys: String, text: String) throws {
    #expect(try answer(#"{"op":"text",\#(keys)}"#)["text"] == .string(text))
  }

  @Test(
    "text: ranges",
    arguments: [
      (#""iso":"2024-01-02","to":"2024-01-12""#, "Jan 2\u{2009}–\u{2009}12, 2024"),
      (#""iso":"2024-01-02","to":"2024-01-02""#, "Jan 2, 2024"),
      (
        #""iso":"2024-01-02","to":"2024-03-12","style":"short""#,
        "1/2/2024\u{2009}–\u{2009}3/12/2024"
      ),
      (
        #""time":"09:00","to":"11:00","style":"short""#,
        "9:00\u{2009}–\u{2009}11:00\u{202F}AM"
      ),
      (
        #""iso":"2024-01-02","time":"09:00","to":"11:00","style":"skeleton:MMMdjm""#,
        "Jan 2, 9:00\u{2009}–\u{2009}11:00\u{202F}AM"
      ),
    ])
  func ranges(keys: String, text: String) throws {
    #expect(try answer(#"{"op":"text","locale":"en-US",\#(keys)}"#)["text"] == .string(text))
  }

  @Test("text: a range has the pattern of the locale's own calendar, as a date has")
  func ownCalendar() throws {
    let date = #"{"op":"text","locale":"en-TH","iso":"2026-03-14","style":"skeleton:yMMMd""#
    #expect(try answer(date + "}")["text"] == .string("Mar 14, 2569"))
    let range = try answer(date + #","to":"2026-03-16"}"#)
    #expect(range["text"] == .string("Mar 14\u{2009}–\u{2009}16, 2569"))
  }

  @Test(
    "text: what cannot be shown is an error",
    arguments: [
      (#""iso":"2026-03-14","style":"huge""#, "unknownStyle"),
      (#""time":"10:00","style":"monthDay""#, "missingKey"), (#""style":"full""#, "missingKey"),
      (#""iso":"2026-03-14","style":"skeleton:zzzz""#, "invalidPattern"),
      (#""iso":"2026-02-28","to":"10:00""#, "wrongType"),
      (#""time":"10:00","to":"2026-02-28""#, "wrongType"), (#""to":"10:00""#, "wrongType"),
      (#""iso":"2026-02-30""#, "invalidDate"), (#""time":"25:00""#, "invalidTime"),
      (#""iso":"2026-02-28","context":"title""#, "wrongType"),
      (#""iso":"2026-02-28","to":"2026-03-01","context":"title""#, "wrongType"),
    ])
  func errors(keys: String, code: String) throws {
    let answer = try answer(#"{"op":"text","locale":"en",\#(keys)}"#)
    #expect(answer["error"]?["code"] == .string(code))
  }

  @Test(
    "relative: the words for days near today",
    arguments: [
      ("en", "2026-03-13", "yesterday"), ("en", "2026-03-14", "today"),
      ("de", "2026-03-16", "übermorgen"), ("ja", "2026-03-15", "明日"),
    ])
  func relative(locale: String, day: String, text: String) throws {
    let request = #"{"op":"relative","locale":"\#(locale)","iso":"\#(day)","today":"2026-03-14"}"#
    #expect(try answer(request)["text"] == .string(text))
  }

  @Test("relative: a day without a word of its own has none")
  func noWord() throws {
    let request = #"{"op":"relative","locale":"en","iso":"2026-03-20","today":"2026-03-14"}"#
    #expect(try answer(request)["text"] == .null)
  }
}

import Foundation
import Testing

/// The built product, as a process among others.
@Suite struct ProcessTests {
  @Test("batch answers a stream, with the status of its lines")
  func batch() throws {
    let request = #"{"op":"date","iso":"2026-03-14","calendar":"persian"}"# + "\n"
    let good = try Run.process(
      ["batch"], input: Data(String(repeating: request, count: 5000).utf8))
    #expect(good.lines.count == 5000)
    #expect(good.status == 0)
    #expect(try Run.process(["batch"], input: Data("x\n".utf8)).status == 1)
  }

  @Test("batch answers as soon as it can, not only at the end of its input")
  func interactive() throws {
    let run = try Run.shell(
      """
      coproc KALENDS { "$0" batch; }
      for day in 01 02; do
        echo '{"op":"date","iso":"2026-03-'$day'","calendar":"gregory"}' >&${KALENDS[1]}
        read -t 20 -u ${KALENDS[0]} line || exit 9
        echo "$line"
      done
      """)
    #expect(run.status == 0)
    #expect(run.lines.count == 2)
  }

  @Test(
    "a reader that leaves early is no error, also where the signal is ignored",
    arguments: ["", "trap '' PIPE; "])
  func closedPipe(_ preparation: String) throws {
    let requests = String(
      repeating: #"{"op":"date","iso":"2026-03-14","calendar":"gregory"}"# + "\n", count: 20_000)
    let run = try Run.shell(
      preparation + #""$0" batch | head -n 1"#, input: Data(requests.utf8))
    #expect(run.lines.count == 1)
    #expect(run.errors.isEmpty)
  }

  @Test("a full disk is said, in one line")
  func fullDisk() throws {
    let run = try Run.shell(#""$0" --version >/dev/full"#)
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("kalends: standard output cannot be written"))
    #expect(try Run.shell(#""$0" --version >&-"#).status == 74)
  }

  @Test("the versions of everything that the answers depend on")
  func version() throws {
    let run = try Run.process(["--version"])
    #expect(
      run.lines.map { $0.prefix { $0 != " " } } == ["kalends", "ICU", "CLDR", "Unicode", "time"])
  }

  @Test("wrong usage is 64, with one line")
  func usage() throws {
    for arguments in [["--no-such-option"], ["dance"], ["batch", "--help=yes", "x"]] {
      let run = try Run.process(arguments)
      #expect(run.status == 64, "\(arguments)")
      #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }
  }
}

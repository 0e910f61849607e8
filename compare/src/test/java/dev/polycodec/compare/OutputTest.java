package dev.polycodec.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.compare.Report.DataSet;
import dev.polycodec.compare.Report.Environment;
import dev.polycodec.compare.Result.Times;
import dev.polycodec.compare.RoundTrip.Outcome;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OutputTest {

  private static final Report REPORT =
      new Report(
          "./polycodec compare --format json",
          new Environment("2001-02-03", "17 Some VM", "Some OS", 2, "CPU time"),
          List.of(
              DataSet.ranked(
                  "words",
                  "words of some_language",
                  1200,
                  List.of(
                      new Result(
                          codec("alpha", Trust.HARDENED),
                          RoundTrip.equal(100_000, 5_000),
                          times(50, 2_000, 0.02, true)),
                      new Result(
                          codec("beta-typed", Trust.TRUSTED_INPUT_ONLY),
                          RoundTrip.equal(50_000, 6_000),
                          times(1_500.26, 1_000, 0.3, true)),
                      new Result(
                          codec("gamma", Trust.UNTRUSTED_INPUT),
                          RoundTrip.not(Outcome.REFUSED, "List<Word>,\nsaid \"no\""),
                          null)))));

  @Test
  void tableIsAligned() {
    assertThat(Format.TABLE.render(REPORT))
        .isEqualTo(
            """
            codec       rank  encode ns    ±    rel  decode ns    ±   rel    bytes   rel  deflated   rel  serializer  tiers  trust

            words: words of some_language
            alpha         1=       50.0   2%   1.00      2,000   2%  2.00  100,000  2.00     5,000  1.00  -           -      hardened
            beta-typed   1=~      1,500  30%  30.01      1,000  30%  1.00   50,000  1.00     6,000  1.20  -           -      trusted only
            gamma               refused                                                                   -           -      names no class
              gamma: List<Word>, said "no"

            Java 17 Some VM, Some OS, 2 processors. Times: CPU time per object, each codec in a JVM of its own,
            lower quartiles of rounds in turns; ±: how far the interval of the figure reaches. rank: one more
            than how many are faster for certain, encoding and decoding together; =: cannot be told apart; ~:
            did not settle. Bytes: of all messages. rel: to the best of the data set. serializer: "Polycodec on
            Kryo" is Polycodec's walk over the objects in Kryo's primitives or format, not Kryo's own
            serializers; "Kryo" and "Jackson" are their own. Every value that figures are shown for came back
            equal.
            """);
  }

  @Test
  void markdownEscapesWhatWouldBeMarkup() {
    assertThat(Format.MARKDOWN.render(REPORT))
        .startsWith(
            """
            ### words: words of some\\_language

            | codec | rank | encode ns | ± | rel | decode ns | ± | rel | bytes | rel | deflated | rel | serializer | tiers | trust |
            | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- | --- |
            | alpha | 1= | 50.0 | 2% | 1.00 | 2,000 | 2% | 2.00 | 100,000 | 2.00 | 5,000 | 1.00 | - | - | hardened |
            """)
        .contains("\n- gamma: List\\<Word\\>, said \"no\"\n\nJava 17 Some VM");
  }

  @Test
  void csvQuotesWhatHoldsCommasAndQuotes() {
    assertThat(Format.CSV.render(REPORT))
        .isEqualTo(
            """
            dataSet,objects,codec,outcome,rank,encodeNanos,encodeLow,encodeHigh,decodeNanos,decodeLow,decodeHigh,bothNanos,bothLow,bothHigh,settled,bytes,deflatedBytes,serializer,tiers,trust,message
            words,1200,alpha,equal,1,50.0,49.0,51.0,2000.0,1960.0,2040.0,2050.0,2009.0,2091.0,true,100000,5000,-,-,hardened,
            words,1200,beta-typed,equal,1,1500.3,1050.2,1950.3,1000.0,700.0,1300.0,2500.3,1750.2,3250.3,false,50000,6000,-,-,trusted only,
            words,1200,gamma,refused,,,,,,,,,,,,,,-,-,names no class,"List<Word>, said ""no\"""
            """);
  }

  @Test
  void jsonHasTheCommandTheEnvironmentAndNullForWhatIsNotKnown() {
    assertThat(Format.JSON.render(REPORT))
        .contains("\"command\" : \"./polycodec compare --format json\"")
        .contains("\"java\" : \"17 Some VM\"")
        .contains("\"encodeNanos\" : 50.0")
        .contains("\"outcome\" : \"refused\"")
        .contains("\"encodeNanos\" : null");
  }

  static Times times(double encode, double decode, double error, boolean warm) {
    return new Times(
        spread(encode, error), spread(decode, error), spread(encode + decode, error), warm);
  }

  private static Spread spread(double middle, double error) {
    return new Spread(middle, middle * (1 - error), middle * (1 + error));
  }

  static CodecInfo codec(String name, Trust trust) {
    Variant variant = new Variant(name, 1, Framing.FRAMED, Set.of(), trust);
    return new CodecInfo(name, variant, List.of());
  }
}

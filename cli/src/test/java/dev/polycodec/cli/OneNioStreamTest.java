package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import one.nio.serial.Renamed;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one-nio's {@code Serializer.persist} writes is shown without its classes. */
@Tag("once")
class OneNioStreamTest {

  @TempDir Path directory;

  /** A class that the command need not have. */
  @SuppressWarnings("unused")
  private static final class Line implements Serializable {
    private static final long serialVersionUID = 1;

    @Renamed(from = "item")
    private final String article;

    private final int count;
    private final TimeUnit unit = TimeUnit.DAYS;
    private @Nullable Object other;

    private Line(String article, int count) {
      this.article = article;
      this.count = count;
    }
  }

  private Run inspect(byte[] bytes, String... more) throws IOException {
    String file = Files.write(directory.resolve("bytes"), bytes).toString();
    return more.length == 0 ? Run.of("inspect", file) : Run.of("inspect", file, "--as", more[0]);
  }

  private static Object samples() {
    TreeMap<String, Object> map = new TreeMap<>();
    Line line = new Line("pen é€😀", 2);
    line.other = line;
    map.put("a line", line);
    map.put("another", new Line("ink", 1));
    map.put("array", new Object[] {1, 'c', (short) 2, (byte) 3, 4f, 5d, true, 6L, null});
    map.put("big", new BigDecimal("12.50"));
    map.put("bytes", new byte[] {1, 2});
    map.put("date", new Date(0));
    map.put("ints", new int[] {1, -1});
    map.put("lines", new Line[] {line});
    map.put("list", new ArrayList<>(List.of("a", "b")));
    map.put("moment", Timestamp.valueOf("2026-03-01 00:00:00.000000001"));
    map.put("type", String.class);
    map.put("unit", TimeUnit.DAYS);
    return map;
  }

  @Test
  void showsObjectsWithTheNamesOfTheirFields() throws IOException {
    Run run = inspect(Serializer.persist(new Line("pen", 2)));
    assertThat(run.out())
        .endsWith(
            """
              format       one-nio with its schemas
            dev.polycodec.cli.OneNioStreamTest$Line
              article: "pen"
              count: 2
              unit: java.util.concurrent.TimeUnit DAYS
              other: null
            """);
    assertThat(run.code()).isZero();
  }

  @Test
  void showsAllKindsOfValues() throws IOException {
    Run run = inspect(Serializer.persist(samples()), "onenio-persist-plain");
    assertThat(run.out())
        .contains(
            """
            java.util.TreeMap (12)
              "a line": dev.polycodec.cli.OneNioStreamTest$Line &1
                article: "pen é€😀"
                count: 2
                unit: java.util.concurrent.TimeUnit &2 DAYS
                other: -> dev.polycodec.cli.OneNioStreamTest$Line &1
              "another": dev.polycodec.cli.OneNioStreamTest$Line
                article: "ink"
                count: 1
                unit: -> java.util.concurrent.TimeUnit &2
                other: null
              "array": java.lang.Object[] (9)
                - 1
                - 'c'
                - (short) 2
                - (byte) 3
                - 4.0f
                - 5.0
                - true
                - 6L
                - null
              "big": java.math.BigDecimal
            """)
        .contains(
            """
              "bytes": byte[2] 0102
              "date": java.util.Date "1970-01-01T00:00:00Z"
              "ints": int[] (2)
                - 1
                - -1
              "lines": dev.polycodec.cli.OneNioStreamTest$Line[] (1)
                - -> dev.polycodec.cli.OneNioStreamTest$Line &1
              "list": java.util.ArrayList (2)
                - "a"
                - "b"
            """)
        .contains("  \"type\": java.lang.Class \"java.lang.String\"\n");
    assertThat(run.code()).isZero();
  }

  @Test
  void damagedBytesEndInAMessage() throws IOException {
    Damage.requireMessages(Serializer.persist(samples()), bytes -> new OneNioStream(bytes, 0));
  }

  @Test
  void showsTimes() throws IOException {
    LocalDate day = LocalDate.of(2026, 3, 1);
    List<Object> times =
        List.of(
            day,
            LocalTime.of(7, 0),
            LocalTime.of(7, 30),
            LocalTime.of(7, 30, 15),
            day.atTime(LocalTime.of(7, 30, 15, 1)),
            day.atTime(7, 0).atOffset(ZoneOffset.ofHours(1)),
            Instant.EPOCH,
            Duration.ofMillis(1_500),
            Period.ofDays(3),
            YearMonth.of(2026, 3));
    assertThat(inspect(Serializer.persist(new ArrayList<>(times)), "onenio-persist-plain").out())
        .endsWith(
            """
            java.util.ArrayList (10)
              - LocalDate 2026-03-01
              - LocalTime 07:00
              - LocalTime 07:30
              - LocalTime 07:30:15
              - LocalDateTime 2026-03-01T07:30:15.000000001
              - OffsetDateTime 2026-03-01T07:00+01:00
              - Instant 1970-01-01T00:00:00Z
              - Duration PT1.5S
              - Period P3D
              - YearMonth 2026-03
            """);
  }

  @Test
  void saysThatOnlyTheClassKnowsWhereItsObjectsEnd() throws IOException {
    assertThat(inspect(Serializer.persist(new Opaque())).out())
        .contains(
            "Only the class dev.polycodec.cli.OneNioStreamTest$Opaque knows where its objects end");
  }

  /** A class that writes itself. */
  public static final class Opaque implements Externalizable {
    private static final long serialVersionUID = 1;

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
      out.writeInt(1);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
      in.readInt();
    }
  }

  @Test
  void saysThatSchemasAreMissing() throws IOException {
    Run run = inspect(Serializer.serialize(new Line("pen", 2)), "onenio-persist-plain");
    assertThat(run.out())
        .contains(
            "The bytes have the number of a schema where persist has the schema: serialize has"
                + " written them");
    assertThat(run.code()).isEqualTo(3);
  }

  @Test
  void aDeepNestEndsInAMessage() {
    byte[] nest = Damage.nest(100_000, 0xde, 0, 0, 0, 1); // a list of one
    assertThat(Damage.failure(new OneNioStream(nest, 0)))
        .hasMessage("The objects are nested deeper than 2000");
  }

  @Test
  void lengthsAreComparedWithTheBytesThatRemain() {
    assertThat(failure(0xde, 0x7f, 0xff, 0xff, 0xff))
        .hasMessage("The bytes announce a length of 2147483647");
    assertThat(failure(0xd8, 0x7f, 0xff, 0xff, 0xff))
        .hasMessage("The bytes announce a length of 4294967294");
    assertThat(failure(0xe9, 0x80, 0, 0, 0))
        .hasMessage("The bytes announce a length of -2147483648");
    assertThat(failure(0xee, 0xff, 0xff, 0xff, 0xff))
        .hasMessage("The bytes announce a length of 2147483647");
    assertThat(failure(0xfe, 0, 0)).hasMessage("The bytes refer back to what is not there");
    assertThat(failure(0x80)).hasMessage("one-nio has no values of the number -128");
  }

  private static Throwable failure(int... bytes) {
    return new OneNioStream(Damage.bytes(bytes), 0).read().failure();
  }
}

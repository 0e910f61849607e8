package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.caucho.hessian.io.Hessian2Output;
import com.caucho.hessian.io.HessianOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bytes of Hessian's own library are shown without its classes. */
@Tag("once")
class HessianStreamTest {

  @TempDir Path directory;

  /** A class that the command need not have. */
  private static final class Line implements Serializable {
    private static final long serialVersionUID = 1;

    private final String article;
    private final int count;

    private Line(String article, int count) {
      this.article = article;
      this.count = count;
    }
  }

  private static byte[] write(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Hessian2Output out = new Hessian2Output(bytes);
    out.writeObject(value);
    out.close();
    return bytes.toByteArray();
  }

  private static byte[] writeOld(Object value) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new HessianOutput(bytes).writeObject(value);
    return bytes.toByteArray();
  }

  private Run inspect(byte[] bytes) throws IOException {
    return Run.of("inspect", Files.write(directory.resolve("bytes"), bytes).toString());
  }

  private static Map<String, Object> samples() {
    Map<String, Object> map = new TreeMap<>();
    Line line = new Line("pen", 2);
    map.put("a line", line);
    map.put("the same", line);
    map.put("another", new Line("ink", 1));
    map.put("list", new ArrayList<>(List.of("a", 1L, true)));
    map.put("numbers", new int[] {-16, 47, 2047, 262_143, 1 << 30});
    map.put("longs", new long[] {-8, 15, 2047, 262_143, 1L << 30, 1L << 60});
    map.put("doubles", new double[] {0, 1, 7, 300, 0.125, Math.PI});
    map.put("date", new Date(0));
    map.put("bytes", new byte[] {1, 2});
    map.put("text", "é€\uD83D\uDE00");
    return map;
  }

  @Test
  void showsObjectsListsAndMaps() throws IOException {
    Run run = inspect(write(samples()));
    assertThat(run.out())
        .endsWith(
            """
              format       Hessian 2.0
            java.util.TreeMap (10)
              "a line": dev.polycodec.cli.HessianStreamTest$Line &1
                article: "pen"
                count: 2
              "another": dev.polycodec.cli.HessianStreamTest$Line
                article: "ink"
                count: 1
              "bytes": byte[2] 0102
              "date": java.util.Date "1970-01-01T00:00:00Z"
              "doubles": double[] (6)
                - 0.0
                - 1.0
                - 7.0
                - 300.0
                - 0.125
                - 3.141592653589793
              "list": list (3)
                - "a"
                - 1L
                - true
              "longs": long[] (6)
                - -8L
                - 15L
                - 2047L
                - 262143L
                - 1073741824L
                - 1152921504606846976L
              "numbers": int[] (5)
                - -16
                - 47
                - 2047
                - 262143
                - 1073741824
              "text": "é€😀"
              "the same": -> dev.polycodec.cli.HessianStreamTest$Line &1
            """);
    assertThat(run.code()).isZero();
  }

  @Test
  void readsAllThatTheLibraryWrites() throws IOException {
    int[] numbers = IntStream.range(-70_000, 70_000).filter(i -> i % 7 == 0).toArray();
    List<Line> lines = new ArrayList<>();
    IntStream.range(0, 9).forEach(i -> lines.add(new Line("a".repeat(40 * i), i)));
    List<Object> values =
        List.of(
            numbers,
            Arrays.stream(numbers).mapToLong(i -> 9L * i).toArray(),
            Arrays.stream(numbers).mapToDouble(i -> i / 8.0).toArray(),
            "x".repeat(100_000),
            new byte[100_000],
            lines);
    for (Object value : values) {
      assertThat(new HessianStream(write(value), 0, false).read().failure()).isNull();
      assertThat(new Hessian1Stream(writeOld(value), 0).read().failure()).isNull();
    }
  }

  /** It names the class of an object where 2.0 has a number. */
  @Test
  void namesTheDraftOfTheFormat() throws IOException {
    Path bytes = Files.write(directory.resolve("bytes"), new byte[] {'O', (byte) 0x91, 'a'});
    assertThat(Run.of("inspect", "--as", "hessian-plain", bytes.toString()).out())
        .contains(
            "The bytes hold an object before any class, as those of the draft of Hessian 2.0 do,"
                + " which Hessian 3.1 and SOFA's Hessian write: read them with that library");
  }

  @Test
  void damagedBytesEndInAMessage() throws IOException {
    Damage.requireMessages(write(samples()), bytes -> new HessianStream(bytes, 0, false));
    Damage.requireMessages(writeOld(samples()), bytes -> new Hessian1Stream(bytes, 0));
  }

  @Test
  void showsTheOlderFormatWithObjectsAsMaps() throws IOException {
    Run run = inspect(writeOld(samples()));
    assertThat(run.out())
        .contains("  format       Hessian 1.0")
        .endsWith(
            """
              "text": "é€😀"
              "the same": -> dev.polycodec.cli.HessianStreamTest$Line &1
            """);
    assertThat(run.code()).isZero();
  }

  @Test
  void aDeepNestEndsInAMessage() throws IOException {
    byte[] nest = Damage.nest(100_000, 0x79); // a list of one
    assertThat(Damage.failure(new HessianStream(nest, 0, false)))
        .hasMessage("The objects are nested deeper than 2000");
  }

  @Test
  void marksWhatIsBroken() throws IOException {
    byte[] bytes = write(samples());
    Run run = inspect(Arrays.copyOf(bytes, bytes.length - 2));
    assertThat(run.out()).contains("broken at byte 257: The bytes end before the object does");
    assertThat(run.code()).isEqualTo(3);
  }
}

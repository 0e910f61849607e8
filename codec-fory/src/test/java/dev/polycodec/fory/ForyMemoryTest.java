package dev.polycodec.fory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.fory.Fory;
import org.junit.jupiter.api.Test;

/** What hostile bytes take of the heap, and leave there. */
class ForyMemoryTest {

  private static final int KILO = 1 << 10;
  private static final long MOST_KEPT = 8L << 20;
  private static final int MOST_COLLECTIONS = 5;
  private static final int LONG_NAME = 400;

  /** Where the stack trace of a throwable begins: after the first byte, a reference and a class. */
  private static final int TRACE = 3;

  /** The bytes of one without elements: of a reference, a class, and its length. */
  private static final int EMPTY_TRACE = 3;

  /** Fory keeps each way for good, and takes a package of blanks for none. */
  @Test
  void aClassThatIsSpeltInManyWaysTakesNoMemory() {
    try (Codec codec = Codecs.builder().use("fory").build()) {
      assertThat(codec.decode(Spelling.message("", "java.util.ArrayList"), ArrayList.class))
          .isEmpty();
      requireNothingKept(
          512,
          i ->
              codec.decode(
                  Spelling.message(" ".repeat(100 * KILO + i), "java.util.ArrayList"), List.class));
      requireNothingKept(
          30 * KILO,
          i -> {
            String blank = Integer.toBinaryString(i).replace('0', ' ').replace('1', '\t');
            assertThat(codec.decode(Spelling.message(blank, "java.util.ArrayList"), List.class))
                .isEmpty();
          });
    }
  }

  @Test
  void namesThatAreRefusedAreForgotten() {
    try (Codec codec = Codecs.builder().use("fory").build()) {
      requireNothingKept(
          40 * KILO,
          i ->
              assertThat(fails(codec, Spelling.message("com.evil", i + "x".repeat(LONG_NAME))))
                  .isTrue());
    }
  }

  private static boolean fails(Codec codec, byte[] bytes) {
    try {
      codec.decode(bytes, List.class);
      return false;
    } catch (CodecException e) {
      return true;
    }
  }

  private static void requireNothingKept(int times, IntConsumer message) {
    message.accept(0);
    long before = used();
    for (int i = 1; i <= times; i++) {
      message.accept(i);
    }
    long kept = used() - before;
    for (int i = 0; i < MOST_COLLECTIONS && kept >= MOST_KEPT; i++) { // other threads have garbage
      kept = used() - before;
    }
    assertThat(kept).isLessThan(MOST_KEPT);
  }

  private static long used() {
    Runtime.getRuntime().gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  /** An empty map has a place for each constant. */
  @Test
  void mapsByConstantsPayForTheirTables() {
    List<Object> maps =
        IntStream.range(0, 40_000)
            .mapToObj(i -> new EnumMap<>(Character.UnicodeScript.class))
            .collect(Collectors.toCollection(ArrayList::new));
    byte[] bytes = new HardenedFory().write(maps);
    try (Codec codec = Codecs.builder().use("fory").build()) {
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxExpansion");
    }
  }

  /** Is written with a reference to the stack trace of all others. */
  static final class Alike extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final StackTraceElement[] TRACE =
        Collections.nCopies(20_000, new StackTraceElement("a", "b", "c", 1))
            .toArray(new StackTraceElement[0]);

    @SuppressWarnings("unused") // Fory takes it for all throwables
    Alike(String message) {
      super(message);
    }

    @Override
    public StackTraceElement[] getStackTrace() {
      return TRACE;
    }
  }

  @Test
  void throwablesPayForTheirCopiesOfOneStackTrace() {
    List<Object> many =
        IntStream.range(0, 1_000)
            .mapToObj(i -> new Alike(""))
            .collect(Collectors.toCollection(ArrayList::new));
    byte[] bytes = new HardenedFory().write(many);
    try (Codec codec = Codecs.builder().use("fory").allow(Alike.class).build()) {
      assertThat(codec.decode(new HardenedFory().write(new Alike("")), Alike.class)).isNotNull();
      assertThatThrownBy(() -> codec.decode(bytes, ArrayList.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxExpansion");
    }
  }

  /** Bytes may leave out the stack trace, in whose place the JVM has that of the reader. */
  @Test
  void aThrowableWithoutStackTraceHasNone() {
    IllegalStateException thrown = new IllegalStateException("a");
    thrown.setStackTrace(new StackTraceElement[0]);
    byte[] bytes = new HardenedFory().write(thrown);
    byte[] hostile =
        ByteBuffer.allocate(bytes.length - EMPTY_TRACE + 1)
            .put(bytes, 0, TRACE)
            .put(Fory.NULL_FLAG)
            .put(bytes, TRACE + EMPTY_TRACE, bytes.length - TRACE - EMPTY_TRACE)
            .array();
    try (Codec codec = Codecs.builder().use("fory").build()) {
      assertThat(codec.decode(hostile, IllegalStateException.class).getStackTrace()).isEmpty();
    }
  }
}

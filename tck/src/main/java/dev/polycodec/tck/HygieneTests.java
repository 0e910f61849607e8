package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.tck.hostile.HostileCase;
import dev.polycodec.tck.model.Graphs.Box;
import dev.polycodec.tck.model.Open.Named;
import dev.polycodec.tck.model.People.Address;
import dev.polycodec.tck.model.Records.Line;
import dev.polycodec.tck.model.Records.Point;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A codec leaves the rest of the JVM alone. */
abstract class HygieneTests extends Kit.Group {

  private static final String SECRET = "a secret, in words";

  /** Of the changes of a byte each sixteenth is tried, and others of the next byte. */
  private static final int EACH = 16;

  @Test
  @DisplayName("Nothing is written to standard output or error, not even by failures")
  void nothingIsPrinted() throws Throwable {
    subject.ledger().prove(HostileCase.OUTPUT, this::requireNothingPrinted);
  }

  private void requireNothingPrinted() {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (PrintStream capture = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
      System.setOut(capture);
      System.setErr(capture);
      succeedAndFail();
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  @DisplayName("No system property changes")
  void noSystemPropertyChanges() {
    Properties before = (Properties) System.getProperties().clone();
    succeedAndFail();
    assertThat(System.getProperties()).isEqualTo(before);
  }

  @Test
  @DisplayName("No changed byte makes a refusal tell what the message holds")
  void refusalsTellNothingOfTheMessage() {
    Object value =
        subject.claims(Trait.CARRIES_TYPES)
            ? new Box<>(List.of(SECRET, new Named(SECRET), SECRET))
            : new Address(SECRET, 1);
    byte[] bytes = subject.open().encode(value);
    for (int i = 0; i < bytes.length; i++) {
      for (int change = 1 + i % EACH; change < 1 << Byte.SIZE; change += EACH) {
        byte[] broken = bytes.clone();
        broken[i] ^= (byte) change;
        try {
          subject.open().decode(broken, value.getClass());
        } catch (CodecException e) {
          assertThat(e.getMessage()).doesNotContain("secret");
        }
      }
    }
  }

  private void succeedAndFail() {
    Line line = new Line(new Point(1, 2), new Point(3, 4));
    try (Codec codec = subject.builder().build()) {
      byte[] bytes = codec.encode(line);
      assertThat(codec.decode(bytes, Line.class)).isEqualTo(line);
      for (int i = 0; i < bytes.length; i++) {
        byte[] broken = bytes.clone();
        broken[i] ^= (byte) 0x55;
        try {
          codec.decode(broken, Line.class);
        } catch (CodecException expected) {
          assertThat(expected.getMessage()).isNotBlank();
        }
      }
    }
  }
}

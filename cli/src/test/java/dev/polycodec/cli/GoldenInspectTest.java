package dev.polycodec.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.Limits;
import dev.polycodec.cli.GoldenFiles.Golden;
import dev.polycodec.internal.core.Inspection;
import dev.polycodec.internal.core.Inspection.Problem;
import dev.polycodec.internal.core.MessageInspector;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

@Tag("once")
class GoldenInspectTest {

  private static final int CHANGES = 10;

  private final MessageInspector inspector =
      new MessageInspector(Map.of(), Map.of(), Limits.defaults(), List.of());

  @TestFactory
  @DisplayName("Each compatible golden message is read to its end without a class of the kit")
  Stream<DynamicTest> readsCompatibleMessages() {
    return tests(file -> file.framed() && file.mode().equals("compatible"), this::read);
  }

  @TestFactory
  @DisplayName("Of each strict golden message, nothing is missing but the schemas")
  Stream<DynamicTest> readsStrictMessagesAsFarAsTheyGo() {
    return tests(file -> file.framed() && file.mode().equals("strict"), this::readStrict);
  }

  @TestFactory
  @DisplayName("Each golden message without a frame is read to its end, but Avro's need a schema")
  Stream<DynamicTest> readsBareMessages() {
    return tests(file -> !file.framed(), this::readBare);
  }

  @TestFactory
  @DisplayName("A golden message of which bytes were changed is shown or refused in words")
  Stream<DynamicTest> showsWhatWasChanged() {
    return tests(file -> true, this::change);
  }

  private static Stream<DynamicTest> tests(Predicate<Golden> files, Check check) {
    return GoldenFiles.all().stream()
        .filter(files)
        .map(file -> dynamicTest(file.toString(), () -> check(file, check)));
  }

  private static void check(Golden file, Check check) {
    assertThat(file.messages()).isNotEmpty();
    file.messages().forEach((name, bytes) -> check.of(file, name, bytes));
  }

  private void change(Golden file, String name, byte[] bytes) {
    if (bytes.length == 0) {
      return; // Protobuf's message without fields has no byte to change
    }
    Random random = new Random(name.hashCode());
    for (int i = 0; i < CHANGES; i++) {
      byte[] changed = bytes.clone();
      changed[random.nextInt(bytes.length)] = (byte) random.nextInt();
      changed[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      show(file, name, changed);
    }
  }

  private void show(Golden file, String name, byte[] bytes) {
    Look look = look(file, name, bytes);
    StringWriter out = new StringWriter();
    new Report(new PrintWriter(out), true).print(name, look.found(), look.plain());
    try {
      JsonReport.print(new PrintWriter(out), name, look.found(), look.plain());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    assertThat(out.toString()).startsWith(name + ": " + bytes.length + " bytes\n");
  }

  private void read(Golden file, String name, byte[] bytes) {
    assertThat(inspector.inspect(bytes).problem()).as(name).isNull();
  }

  private void readStrict(Golden file, String name, byte[] bytes) {
    Inspection found = inspector.inspect(bytes);
    Problem problem = found.problem();
    boolean hasTable = found.facts().stream().anyMatch(fact -> fact.name().equals("class"));
    if (problem != null) {
      assertThat(problem.damage()).as(name + ": " + problem.message()).isFalse();
      assertThat(hasTable).isTrue();
    }
  }

  private void readBare(Golden file, String name, byte[] bytes) {
    Look look = look(file, name, bytes);
    boolean needsSchema = file.codec().equals("avro");
    assertThat(look.code()).as(name).isEqualTo(needsSchema ? Look.INCOMPLETE : 0);
  }

  /** Looks at a message as its user does: bytes that do not say what they are need the codec. */
  private Look look(Golden file, String name, byte[] bytes) {
    PlainKind kind = file.framed() ? null : PlainKind.ofCodec(file.codec());
    return Look.at(new Source(name, bytes), kind, inspector, new PlainReader(new AvroSchemas()));
  }

  /** What is to hold for a message. */
  private interface Check {
    void of(Golden file, String name, byte[] bytes);
  }
}

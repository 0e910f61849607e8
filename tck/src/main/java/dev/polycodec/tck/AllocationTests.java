package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.spi.Trust;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A codec allocates no more than it declares.
 *
 * <p>The counts are exact and the same on every machine, because the JVM that counts only
 * interprets: which objects a compiler removes depends on what it has inlined, and differs from one
 * run to the next. Compiled code allocates the same or less.
 */
abstract class AllocationTests {

  private final Subject subject;
  private final AllocationBudget budget;

  AllocationTests(Subject subject, AllocationBudget budget) {
    this.subject = subject;
    this.budget = budget;
  }

  @TestFactory
  @DisplayName("Encoding and decoding allocate no more than declared")
  Stream<DynamicTest> allocationIsWithinTheBudget() {
    return budget == AllocationBudget.NONE
        ? Stream.of()
        : Stream.of(dynamicTest(budget.toString(), this::count));
  }

  private void count() throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command()).redirectErrorStream(true).start();
    byte[] printed = process.getInputStream().readAllBytes();
    String output = new String(printed, StandardCharsets.UTF_8).strip();
    assertThat(process.waitFor()).as(output).isZero();
    String[] counts = output.split(" ");
    assertThat(Long.parseLong(counts[0]))
        .as("bytes that encoding allocates")
        .isLessThanOrEqualTo(budget.encode());
    assertThat(Long.parseLong(counts[1]))
        .as("bytes that decoding allocates beyond the decoded objects")
        .isLessThanOrEqualTo(budget.decode());
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xint", "-XX:+UseSerialGC", "-Xmx256m"));
    if (Runtime.version().feature() >= 24) {
      // Only silences the JVM's own warning about what the backends use.
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(subject.jvmFlags());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    boolean trusted = subject.variant().trust() == Trust.TRUSTED_INPUT_ONLY;
    command.addAll(List.of(Allocations.class.getName(), subject.name(), Boolean.toString(trusted)));
    return command;
  }
}

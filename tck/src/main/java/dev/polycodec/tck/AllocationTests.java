package dev.polycodec.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.polycodec.spi.Trust;
import dev.polycodec.tck.hostile.OtherJvm;
import java.io.IOException;
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
abstract class AllocationTests extends Kit.Group {

  private final AllocationBudget budget;

  AllocationTests(AllocationBudget budget) {
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
    List<String> flags =
        Stream.concat(
                Stream.of("-Xint", "-XX:+UseSerialGC", "-Xmx256m"), subject.jvmFlags().stream())
            .toList();
    boolean trusted = subject.variant().trust() == Trust.TRUSTED_INPUT_ONLY;
    String said =
        OtherJvm.said(flags, Allocations.class, List.of(subject.name(), Boolean.toString(trusted)));
    String[] counts = said.strip().split(" ");
    assertThat(Long.parseLong(counts[0]))
        .as("bytes that encoding allocates")
        .isLessThanOrEqualTo(budget.encode());
    assertThat(Long.parseLong(counts[1]))
        .as("bytes that decoding allocates beyond the decoded objects")
        .isLessThanOrEqualTo(budget.decode());
  }
}

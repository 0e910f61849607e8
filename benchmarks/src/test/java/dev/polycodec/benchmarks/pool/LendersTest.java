package dev.polycodec.benchmarks.pool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is compared does the same: it lends what was given back, and nothing twice. */
class LendersTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ours",
        "ours-shared",
        "kryo",
        "kryo-soft",
        "jackson-deque",
        "jackson-lock-free",
        "jackson-bounded",
        "blocking-queue"
      })
  void poolsLendWhatWasGivenBackAndNothingTwice(String name) throws Exception {
    Lender lender = Lenders.create(name);
    Object first = lender.acquire();
    Object second = lender.acquire();
    assertThat(second).isNotSameAs(first);
    lender.release(second);
    lender.release(first);
    assertThat(lender.acquire()).isIn(first, second);
  }

  @ParameterizedTest
  @ValueSource(strings = {"thread-local", "jackson-thread-local"})
  void threadLocalsLendTheSame(String name) throws Exception {
    Lender lender = Lenders.create(name);
    Object first = lender.acquire();
    lender.release(first);
    assertThat(lender.acquire()).isSameAs(first);
  }

  @Test
  void unknownPoolsAreRefused() {
    assertThatThrownBy(() -> Lenders.create("puddle")).hasMessage("There is no pool 'puddle'");
  }
}

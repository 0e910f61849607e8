package dev.polycodec.internal.surrogate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.polycodec.EncodeException;
import dev.polycodec.Surrogate;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.time.ZoneId;
import java.util.Currency;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a JDK class parses takes time and memory in proportion to its length. */
class ParsedFormsTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The longest pattern; other texts are no longer here. */
  private static final int LENGTH = 4_096;

  private static final long BYTES_PER_CHAR = 320;
  private static final long MAX_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /** The first times, code is not compiled yet. */
  private static final int CHANCES = 5;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "[a]",
        "a|",
        "(",
        "(a)",
        "((a?)?)?",
        "(a*)*",
        "a{1000}",
        "(?iu)é",
        "[a-z&&[b-y]]",
        "\\p{IsAlphabetic}",
        "(?=a)",
        "(?:a|b)*",
        "\\N{DIGIT ONE}",
        "[",
        "\\X",
        "(?c)e\u0301\u0327"
      })
  void patternsAreCompiledInLinearTime(String unit) {
    int all = ~Pattern.CANON_EQ & 0x1ff;
    for (int flags : new int[] {0, all & ~Pattern.LITERAL & ~Pattern.COMMENTS, all}) {
      requireLinear(Pattern.class, new Object[] {repeated("", unit), flags});
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "a/", "%41", "é", "[::1]", ":", "@", "?a=b&", "../"})
  void addressesAreParsedInLinearTime(String unit) {
    requireLinear(URI.class, repeated("", unit));
    requireLinear(URI.class, repeated("http://", unit));
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "/A", "+01", "-aaaa1", "-u-ca", "-x-abc", "_A"})
  void namesAreParsedInLinearTime(String unit) {
    for (Class<?> type :
        new Class<?>[] {Locale.class, ZoneId.class, TimeZone.class, Currency.class}) {
      requireLinear(type, repeated("en", unit));
      requireLinear(type, repeated("GMT", unit));
    }
  }

  @Test
  void patternsOfCanonicalEquivalenceAreRefusedBothWays() {
    Surrogate<Pattern, Object[]> surrogate = surrogate(Pattern.class);
    assertThatThrownBy(() -> surrogate.toForm(Pattern.compile("a", Pattern.CANON_EQ)))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A java.util.regex.Pattern of canonical equivalence has no form: register a Surrogate"
                + " for it");
    Object[] form = {"a\u0327\u0323\u0301\u0328\u0330\u0334\u0345\u0316", Pattern.CANON_EQ};
    assertThatThrownBy(() -> surrogate.fromForm(form))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("The bytes hold no valid java.util.regex.Pattern: EncodeException");
  }

  @Test
  void longPatternsAndLanguageTagsAreRefusedBothWays() {
    Surrogate<Pattern, Object[]> patterns = surrogate(Pattern.class);
    Pattern longest = Pattern.compile("x".repeat(4_096));
    assertThat(patterns.fromForm(patterns.toForm(longest)).pattern()).hasSize(4_096);
    assertThatThrownBy(() -> patterns.toForm(Pattern.compile("x".repeat(4_097))))
        .isExactlyInstanceOf(EncodeException.class)
        .hasMessage(
            "A text of 4097 characters, where a Pattern or Locale may have no more than 4096, has"
                + " no form: register a Surrogate for it");
    assertThatThrownBy(() -> patterns.fromForm(new Object[] {"x".repeat(4_097), 0}))
        .isExactlyInstanceOf(IllegalArgumentException.class);
    Surrogate<Locale, String> locales = surrogate(Locale.class);
    assertThatThrownBy(() -> locales.fromForm("en-x" + "-abcd".repeat(60)))
        .isExactlyInstanceOf(IllegalArgumentException.class);
  }

  private static String repeated(String first, String unit) {
    return first + unit.repeat((LENGTH - first.length()) / unit.length());
  }

  @SuppressWarnings("unchecked") // the surrogate of a class takes its values
  private static <T, F> Surrogate<T, F> surrogate(Class<T> type) {
    return (Surrogate<T, F>) Objects.requireNonNull(BuiltIns.find(type));
  }

  private static <T> void requireLinear(Class<T> type, Object form) {
    Surrogate<T, Object> surrogate = surrogate(type);
    long nanos = Long.MAX_VALUE;
    long bytes = Long.MAX_VALUE;
    for (int i = 0; i < CHANCES && (nanos > MAX_NANOS || bytes > LENGTH * BYTES_PER_CHAR); i++) {
      long allocated = THREADS.getCurrentThreadAllocatedBytes();
      long begun = THREADS.getCurrentThreadCpuTime();
      try {
        surrogate.fromForm(form);
      } catch (IllegalArgumentException | StackOverflowError refused) {
        // What is no valid text must not take longer than what is.
      }
      nanos = THREADS.getCurrentThreadCpuTime() - begun;
      bytes = THREADS.getCurrentThreadAllocatedBytes() - allocated;
    }
    assertThat(nanos).as("nanoseconds").isLessThan(MAX_NANOS);
    assertThat(bytes).as("bytes").isLessThan(LENGTH * BYTES_PER_CHAR);
  }
}

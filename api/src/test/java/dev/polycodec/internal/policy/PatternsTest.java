package dev.polycodec.internal.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.internal.policy.Patterns.Verdict;
import java.io.ObjectInputFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternsTest {

  private static final long SEED = 290;

  /** Classes whose packages and names are prefixes of each other. */
  private static final List<Class<?>> CLASSES =
      List.of(
          java.util.List.class,
          java.util.ArrayList.class,
          java.util.Map.class,
          java.util.Map.Entry.class,
          java.util.concurrent.ConcurrentHashMap.class,
          java.util.concurrent.atomic.AtomicInteger.class,
          java.util.concurrent.atomic.AtomicIntegerArray.class,
          java.util.concurrent.locks.Lock.class,
          java.lang.Integer.class,
          java.lang.reflect.Method.class,
          java.lang.reflect.Array.class,
          java.time.Instant.class,
          java.time.temporal.Temporal.class,
          PatternsTest.class,
          Nested.class);

  static class Nested {}

  @Test
  void decideLikeObjectInputFilter() {
    Random random = new Random(SEED);
    int decided = 0;
    for (int i = 0; i < 20_000; i++) {
      String text = patterns(random);
      Patterns ours = Patterns.parse(text);
      ObjectInputFilter theirs = ObjectInputFilter.Config.createFilter(text);
      for (Class<?> type : CLASSES) {
        Verdict expected = verdict(theirs, type);
        assertThat(ours.verdict(type.getName())).as("%s in %s", type, text).isEqualTo(expected);
        decided += expected == Verdict.UNDECIDED ? 0 : 1;
      }
    }
    assertThat(decided).isBetween(60_000, 240_000);
  }

  private static String patterns(Random random) {
    List<String> patterns = new ArrayList<>();
    for (int i = random.nextInt(5); i >= 0; i--) {
      patterns.add((random.nextInt(3) == 0 ? "!" : "") + pattern(random));
    }
    return String.join(random.nextInt(4) == 0 ? ";;" : ";", patterns);
  }

  private static String pattern(Random random) {
    Class<?> type = CLASSES.get(random.nextInt(CLASSES.size()));
    String name = type.getName();
    String parent = type.getPackageName();
    return switch (random.nextInt(6)) {
      case 0 -> name;
      case 1 -> parent + ".*";
      case 2 -> parent + ".**";
      case 3 -> name.substring(0, name.indexOf('.')) + ".**";
      case 4 -> name.substring(0, 1 + random.nextInt(name.length())).replaceAll("[.]$", "") + "*";
      default -> random.nextInt(4) == 0 ? "*" : name + "X";
    };
  }

  private static Verdict verdict(ObjectInputFilter filter, Class<?> type) {
    return switch (filter.checkInput(new Info(type))) {
      case ALLOWED -> Verdict.MATCHED;
      case REJECTED -> Verdict.REJECTED;
      case UNDECIDED -> Verdict.UNDECIDED;
    };
  }

  record Info(Class<?> serialClass) implements ObjectInputFilter.FilterInfo {

    @Override
    public long arrayLength() {
      return -1;
    }

    @Override
    public long depth() {
      return 1;
    }

    @Override
    public long references() {
      return 1;
    }

    @Override
    public long streamBytes() {
      return 1;
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "maxdepth=5   | is a limit: set it with limits(...)",
        "java.base/*  | names a module, which a class name in bytes does not",
        "!            | names no class or package",
        ".*           | names no package",
        ".**          | names no package",
        "a.           | has a dot with no name behind it",
        "a..B         | has a dot with no name before it",
        "a..*         | has a dot with no name behind it",
        "a..**        | has a dot with no name before it",
        ".a.B         | has a dot with no name before it",
        "a.*.B        | is not a.B, a.*, a.**, a.Pre* or *, each after an optional !; an array goes by its component",
        "a.B[]        | is not a.B, a.*, a.**, a.Pre* or *, each after an optional !; an array goes by its component",
        "a.*,b.*      | has a comma: separate patterns by semicolons",
        "a. B         | is not a.B, a.*, a.**, a.Pre* or *, each after an optional !; an array goes by its component",
        "!!a.B        | is not a.B, a.*, a.**, a.Pre* or *, each after an optional !; an array goes by its component"
      })
  void refuseWhatCouldNeverTakeEffect(String pattern, String problem) {
    assertThatThrownBy(() -> Patterns.parse("com.acme.*;" + pattern))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The class pattern \"" + pattern + "\" " + problem);
  }

  @ParameterizedTest
  @CsvSource({
    "*, a.B, true",
    "a.**, a.b.*, true",
    "a.**, a.B, true",
    "a.*, a.B, true",
    "a.*, a.*, true",
    "a.*, a.b.C, false",
    "a.*, a.**, false",
    "a.*, a.B*, false",
    "a.B*, a.Bc, true",
    "a.B*, a.*, false",
    "a.b*, a.b.*, true",
    "a.B, a.B, true",
    "a.B, a.Bc, false"
  })
  void knowWhichPatternCoversAnother(String first, String second, boolean covers) {
    assertThat(ClassPattern.parse(first).covers(ClassPattern.parse(second))).isEqualTo(covers);
  }
}

package dev.polycodec.tck.hostile;

import static java.util.stream.Collectors.toCollection;

import dev.polycodec.Surrogate;
import java.math.BigDecimal;
import java.text.ChoiceFormat;
import java.text.Format;
import java.text.MessageFormat;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Entries of two that are one, and so on: a hash goes each of the many ways to what they share. */
final class Twins {

  private static final int DEPTH = 30;
  private static final int NUMBERS = 50;
  private static final int DIGITS = 3_000;

  private Twins() {}

  /**
   * Puts a list into a container, which gets an entry of twins later that are entries of twins: its
   * hash takes seconds.
   */
  static <T> T of(Function<Collection<List<Object>>, T> container) {
    return of(container, BigDecimal.ONE);
  }

  /** Shares what takes a while to hash, too. */
  static <T> T of(Function<Collection<List<Object>>, T> container, Object leaf) {
    List<Object> root = new ArrayList<>();
    T all = container.apply(List.of(root));
    root.add(twin(leaf));
    return all;
  }

  /** Returns numbers of which it takes far longer to know the hash than to look at one. */
  static Set<BigDecimal> longNumbers() {
    return IntStream.range(0, NUMBERS)
        .mapToObj(i -> BigDecimal.TEN.pow(DIGITS).add(BigDecimal.valueOf(i)))
        .collect(toCollection(HashSet::new));
  }

  /** Returns a form with twins; its writer counts the key that it has, which is empty. */
  static Surrogate<?, ?> form(Object leaf) {
    Object[] form = {twin(leaf)};
    return new Costly.Forgery<>(List.of().getClass(), () -> form);
  }

  /** Returns a form with formats that hold one twice: two that are equal take hours to compare. */
  static Surrogate<?, ?> formOfFormats() {
    return new Costly.Forgery<>(List.of().getClass(), () -> new Object[] {twinFormat()});
  }

  private static Format twinFormat() {
    Format twin = new ChoiceFormat("0#none");
    for (int i = 0; i < DEPTH; i++) {
      MessageFormat around = new MessageFormat("{0}{0}", Locale.ROOT);
      around.setFormats(new Format[] {twin, twin});
      twin = around;
    }
    return twin;
  }

  private static Object twin(Object leaf) {
    Object twin = leaf;
    for (int i = 0; i < DEPTH; i++) {
      twin = new SimpleEntry<>(twin, twin);
      twin = i % 4 == 0 ? new LinkedList<>(List.of(twin)) : twin;
    }
    return twin;
  }
}

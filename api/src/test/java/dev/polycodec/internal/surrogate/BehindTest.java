package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.RoundTrip.decode;
import static dev.polycodec.internal.surrogate.RoundTrip.roundTrip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Wrappers of {@code java.util.Collections}, by what they are around. */
class BehindTest {

  @Test
  void wrappersOfSortedContainersStaySorted() {
    Set<String> reversed = new TreeSet<>(String.CASE_INSENSITIVE_ORDER.reversed());
    reversed.addAll(List.of("b", "a"));
    Set<String> set = back(Collections.synchronizedSet(reversed));
    Map<String, Integer> map = back(Collections.synchronizedMap(new TreeMap<>(Map.of("b", 1))));
    map.put("a", 0);
    set.add("c");

    assertThat(map.keySet()).containsExactly("a", "b");
    assertThat(set).containsExactly("c", "b", "a");
    assertThat(set.contains("A")).isTrue();
  }

  @Test
  void wrappersAroundIdentityKeepEqualKeys() {
    Map<String, Integer> map = new IdentityHashMap<>();
    map.put("a", 1);
    map.put(new String("a"), 2);

    assertThat(back(Collections.unmodifiableMap(map))).hasSize(2);
    assertThat(back(Collections.unmodifiableSet(map.keySet()))).hasSize(2);
  }

  @Test
  void wrappedEntriesOfASortedMapAreASet() {
    Set<Map.Entry<String, Integer>> entries = new TreeMap<>(Map.of("a", 1)).entrySet();

    assertThat(back(Collections.unmodifiableSet(entries))).isEqualTo(entries);
    assertThat(back(Collections.unmodifiableMap(Map.of("a", 1)).entrySet())).isEqualTo(entries);
  }

  @Test
  void noWrapperIsTakenForWhatIsWrapped() {
    Map<String, Integer> wrapper = Collections.unmodifiableMap(new HashMap<>());

    assertThatThrownBy(() -> decode(wrapper.getClass(), new Object[] {wrapper}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @SuppressWarnings("unchecked") // what comes back is of the same type
  private static <T> T back(T value) {
    return (T) roundTrip(value);
  }
}

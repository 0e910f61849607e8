package dev.polycodec.internal.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message.Filling;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Classes whose methods must not be called. */
class HeritageTest {

  private static final class Listed extends ArrayList<Object> {
    private static final long serialVersionUID = 1;

    Listed() {
      throw new AssertionError("constructed");
    }

    @Override
    public boolean add(@Nullable Object element) {
      throw new AssertionError("called");
    }

    @Override
    public Iterator<Object> iterator() {
      throw new AssertionError("called");
    }

    @Override
    public Object[] toArray() {
      throw new AssertionError("called");
    }
  }

  private static final class Linked extends LinkedList<Object> {
    private static final long serialVersionUID = 1;

    @Override
    public boolean add(@Nullable Object element) {
      throw new AssertionError("called");
    }

    @Override
    public Iterator<Object> iterator() {
      throw new AssertionError("called");
    }
  }

  private static final class Queued extends ArrayDeque<Object> {
    private static final long serialVersionUID = 1;

    @Override
    public void addLast(Object element) {
      throw new AssertionError("called");
    }
  }

  private static final class Sorted extends TreeSet<Object> {
    private static final long serialVersionUID = 1;

    @Override
    public boolean add(Object element) {
      throw new AssertionError("called");
    }
  }

  private static final class First extends PriorityQueue<Object> {
    private static final long serialVersionUID = 1;

    @Override
    public boolean offer(Object element) {
      throw new AssertionError("called");
    }
  }

  private static final class Mapped extends LinkedHashMap<Object, Object> {
    private static final long serialVersionUID = 1;

    @Override
    public @Nullable Object put(Object key, Object value) {
      throw new AssertionError("called");
    }

    @Override
    public Set<Map.Entry<Object, Object>> entrySet() {
      throw new AssertionError("called");
    }
  }

  private static final class Moment extends Date {
    private static final long serialVersionUID = 1;
  }

  @Test
  void listsAndFillsWithTheInheritedMethods() {
    for (Class<?> type :
        List.of(Listed.class, Linked.class, Queued.class, Sorted.class, First.class)) {
      Heritage heritage = heritage(type);
      Object made = heritage.create(null);
      heritage.fill(made, new Object[] {"a", "b"}, Filling.NOW, key -> {});

      assertThat(made).isExactlyInstanceOf(type);
      assertThat(heritage.content(made)).as(type.getName()).containsExactly("a", "b");
      assertThat(((Collection<?>) made).size()).isEqualTo(2);
    }
  }

  @Test
  void listsAndFillsMapsWithTheInheritedMethods() {
    Heritage heritage = heritage(Mapped.class);
    Object made = heritage.create(true);
    heritage.fill(made, new Object[] {"a", 1, "b", 2}, Filling.NOW, key -> {});

    assertThat(((Map<?, ?>) made).get("a")).isEqualTo(1);
    assertThat(heritage.content(made)).containsExactly("b", 2, "a", 1);
    assertThat(heritage.seed(made)).isEqualTo(true);
  }

  @Test
  void refusesWhatNoObjectIsMadeOf() {
    refuse(() -> heritage(Mapped.class).create(null));
    refuse(() -> heritage(Mapped.class).create("text"));
    refuse(() -> heritage(Sorted.class).create("text"));
    refuse(() -> heritage(Listed.class).create("text"));
    refuse(() -> heritage(Moment.class).create(1));
    refuse(() -> fill(Moment.class, 1L, "text"));
    refuse(() -> fill(Mapped.class, false, "a"));
    refuse(() -> fill(Mapped.class, false, "a", 1, "a", 2));
    refuse(() -> fill(Sorted.class, null, "a", "a"));
  }

  @Test
  void knowsNothingOfOtherParents() {
    assertThat(Heritage.of(Thread.class, Thread.class)).isNull();
    assertThat(heritage(Moment.class).seed(new Moment())).isInstanceOf(Long.class);
    assertThat(Seed.of(TreeMap.class)).isNotNull();
  }

  private static void fill(Class<?> type, @Nullable Object seed, Object... content) {
    heritage(type).fill(heritage(type).create(seed), content, Filling.NOW, key -> {});
  }

  private static void refuse(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(MalformedDataException.class)
        .hasMessageStartingWith(
            "The bytes hold no valid dev.polycodec.internal.shape.HeritageTest");
  }

  private static Heritage heritage(Class<?> type) {
    return Objects.requireNonNull(Heritage.of(type, Jdk.parent(type)));
  }
}

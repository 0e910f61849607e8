package dev.polycodec.fory;

import dev.polycodec.spi.Message;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/**
 * The keys of a container that Fory fills, of which the message is told: of each before it is put
 * in, or of all before a container is made of them.
 */
final class Filling<T> {

  private final Session session;
  private final int nesting;
  private final T container;

  /** All, where Fory collects them in a container of its own first. */
  private final @Nullable List<@Nullable Object> collected;

  private int count;

  /**
   * Begins to fill a container.
   *
   * @param nesting how many others are being filled around it
   */
  Filling(Session session, int nesting, T container) {
    this.session = session;
    this.nesting = nesting;
    this.container = container;
    boolean ofFory = Harmless.isOfFory(container.getClass());
    this.collected = ofFory ? new ArrayList<>() : null;
  }

  private void key(@Nullable Object key) {
    session.requireProper(key);
    count++;
    if (collected == null) {
      session.message().key(nesting, container, key);
    } else {
      collected.add(key);
    }
  }

  /**
   * Returns what holds all, and tells of all keys at once, if a container of a class is made of
   * them now.
   */
  T end(Class<?> type) {
    if (collected != null) {
      session.message().keys(like(type), collected);
    }
    return container;
  }

  /** Requires that the container, which is complete, has kept all. */
  <C> C requireKept(C complete) {
    Message.requireKept(complete, count);
    return complete;
  }

  private static Object like(Class<?> type) {
    if (type == CopyOnWriteArraySet.class) {
      return new CopyOnWriteArraySet<>();
    }
    return Map.class.isAssignableFrom(type) ? Map.of() : Set.of();
  }

  /** Stands for a collection while it is filled. */
  static final class Elements extends AbstractCollection<@Nullable Object> {

    final Filling<Collection<@Nullable Object>> filling;

    Elements(Filling<Collection<@Nullable Object>> filling) {
      this.filling = filling;
    }

    @Override
    public boolean add(@Nullable Object element) {
      filling.key(element);
      return filling.container.add(element);
    }

    @Override
    public Iterator<@Nullable Object> iterator() {
      return filling.container.iterator();
    }

    @Override
    public int size() {
      return filling.container.size();
    }
  }

  /** Stands for a map while it is filled. */
  static final class Entries extends AbstractMap<@Nullable Object, @Nullable Object> {

    final Filling<Map<@Nullable Object, @Nullable Object>> filling;

    Entries(Filling<Map<@Nullable Object, @Nullable Object>> filling) {
      this.filling = filling;
    }

    @Override
    public @Nullable Object put(@Nullable Object key, @Nullable Object value) {
      filling.key(key);
      filling.session.requireProper(value);
      return filling.container.put(key, value);
    }

    @Override
    public Set<Entry<@Nullable Object, @Nullable Object>> entrySet() {
      return filling.container.entrySet();
    }
  }
}

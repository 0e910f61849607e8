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
final class Filling {

  private final Message message;
  private final int nesting;
  private final Object container;
  private final boolean hardened;

  /** All, where Fory collects them in a container of its own first. */
  private final @Nullable List<@Nullable Object> collected;

  private int count;

  /**
   * Begins to fill a container.
   *
   * @param nesting how many others are being filled around it
   * @param hardened whether texts are looked at
   */
  Filling(Message message, int nesting, Object container, boolean hardened) {
    this.message = message;
    this.nesting = nesting;
    this.container = container;
    this.hardened = hardened;
    boolean ofFory = Harmless.isOfFory(container.getClass());
    this.collected = ofFory ? new ArrayList<>() : null;
  }

  private void value(@Nullable Object value) {
    if (hardened) {
      Texts.require(value);
    }
  }

  private void key(@Nullable Object key) {
    value(key);
    count++;
    if (collected == null) {
      message.key(nesting, container, key);
    } else {
      collected.add(key);
    }
  }

  /** Tells of all keys at once, if a container of a class is made of them now. */
  void end(Class<?> type) {
    if (collected != null) {
      message.keys(like(type), collected);
    }
  }

  /** Requires that the container, which is complete, has kept all. */
  <T> T requireKept(T complete) {
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

    final Collection<@Nullable Object> target;
    final Filling filling;

    Elements(Collection<@Nullable Object> target, Filling filling) {
      this.target = target;
      this.filling = filling;
    }

    @Override
    public boolean add(@Nullable Object element) {
      filling.key(element);
      return target.add(element);
    }

    @Override
    public Iterator<@Nullable Object> iterator() {
      return target.iterator();
    }

    @Override
    public int size() {
      return target.size();
    }
  }

  /** Stands for a map while it is filled. */
  static final class Entries extends AbstractMap<@Nullable Object, @Nullable Object> {

    final Map<@Nullable Object, @Nullable Object> target;
    final Filling filling;

    Entries(Map<@Nullable Object, @Nullable Object> target, Filling filling) {
      this.target = target;
      this.filling = filling;
    }

    @Override
    public @Nullable Object put(@Nullable Object key, @Nullable Object value) {
      filling.key(key);
      filling.value(value);
      return target.put(key, value);
    }

    @Override
    public Set<Entry<@Nullable Object, @Nullable Object>> entrySet() {
      return target.entrySet();
    }
  }
}

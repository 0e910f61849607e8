package dev.polycodec.tck.model;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A set as libraries have them: its own field says where an element is. */
public final class Places<E> extends AbstractSet<E> {

  private static final int MANY = 1 << 10;

  private final @Nullable Object[] places = new Object[MANY];

  /** A key whose hash code is made of that of a constant. */
  public record Shade(Color color) {}

  /** Puts each element where its hash code says. */
  public Places(Collection<? extends E> elements) {
    elements.forEach(each -> places[place(each)] = each);
  }

  /** Returns the place of an element, or a free one. */
  private int place(Object element) {
    int place = element.hashCode() & (MANY - 1);
    while (places[place] != null && !places[place].equals(element)) {
      place = (place + 1) & (MANY - 1);
    }
    return place;
  }

  @Override
  public boolean contains(@Nullable Object element) {
    return element != null && places[place(element)] != null;
  }

  @Override
  @SuppressWarnings("unchecked") // the constructor takes no others
  public Iterator<E> iterator() {
    return (Iterator<E>) Stream.of(places).filter(Objects::nonNull).iterator();
  }

  @Override
  public int size() {
    return (int) Stream.of(places).filter(Objects::nonNull).count();
  }
}

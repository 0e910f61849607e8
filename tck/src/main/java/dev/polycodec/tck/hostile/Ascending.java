package dev.polycodec.tck.hostile;

import java.util.AbstractSet;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Elements that are known to ascend, so that a {@link TreeSet} of them compares none. */
final class Ascending<E> extends AbstractSet<E> implements SortedSet<E> {

  private final List<E> elements;

  Ascending(List<E> elements) {
    this.elements = elements;
  }

  @Override
  public @Nullable Comparator<? super E> comparator() {
    return null;
  }

  @Override
  public Iterator<E> iterator() {
    return elements.iterator();
  }

  @Override
  public int size() {
    return elements.size();
  }

  @Override
  public E first() {
    return elements.get(0);
  }

  @Override
  public E last() {
    return elements.get(size() - 1);
  }

  @Override
  public SortedSet<E> subSet(E from, E to) {
    throw new UnsupportedOperationException("It is only copied");
  }

  @Override
  public SortedSet<E> headSet(E to) {
    throw new UnsupportedOperationException("It is only copied");
  }

  @Override
  public SortedSet<E> tailSet(E from) {
    throw new UnsupportedOperationException("It is only copied");
  }
}

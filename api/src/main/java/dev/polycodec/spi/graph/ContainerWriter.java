package dev.polycodec.spi.graph;

import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import dev.polycodec.spi.bulk.Bulk;
import java.io.IOException;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;

/** Writes, for a {@link GraphWriter}, the content of collections, maps and arrays. */
final class ContainerWriter {

  private final GraphWriter out;
  private final Shapes shapes;
  private final ScalarWriter scalars;

  ContainerWriter(GraphWriter out, Shapes shapes, ScalarWriter scalars) {
    this.out = out;
    this.shapes = shapes;
    this.scalars = scalars;
  }

  /** Writes a collection. */
  void writeElements(Collection<?> values, boolean keyed) throws IOException {
    int size = out.message().elements(values.size(), 1, Integer.MAX_VALUE);
    out.writeInt(size);
    if (!keyed && values instanceof List<?> list && values instanceof RandomAccess) {
      writeList(list, size);
      return;
    }
    int count = 0;
    for (Object value : values) {
      if (keyed) {
        out.message().key(values, value);
      }
      out.write(value, null);
      count++;
    }
    requireSize(count, size);
  }

  /** Saves the iterator that each list would need. */
  private void writeList(List<?> values, int size) throws IOException {
    for (int i = 0; i < size; i++) {
      out.write(values.get(i), null);
    }
    requireSize(values.size(), size);
  }

  /** Writes a map. */
  void writeEntries(Map<?, ?> map) throws IOException {
    int size = out.message().elements(map.size(), 2, Integer.MAX_VALUE);
    out.writeInt(size);
    int count = 0;
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.message().key(map, entry.getKey());
      out.write(entry.getKey(), null);
      out.write(entry.getValue(), null);
      count++;
    }
    requireSize(count, size);
  }

  private static void requireSize(int found, int announced) {
    if (found != announced) {
      throw new ConcurrentModificationException(
          "A container changed from "
              + announced
              + " to "
              + found
              + " elements while it was encoded");
    }
  }

  /** Writes an array. */
  void writeArray(Shape shape, Object array) throws IOException {
    if (!(array instanceof Object[] values)) {
      scalars.writeBytes(Bulk.toBytes(array, out.message()));
      return;
    }
    out.writeInt(out.message().elements(values.length, 1, Integer.MAX_VALUE));
    Shape component = shapes.of(shape.type().getComponentType());
    for (Object value : values) {
      out.write(value, component);
    }
  }
}

package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.ReferenceResolver;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.graph.LateKeys;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The objects of one message, numbered in the order in which they begin.
 *
 * <p>Most messages have few: those are found by comparing, which is cheaper than the first identity
 * hash of an object. From there on a hash table finds them.
 */
final class References implements ReferenceResolver {

  /** The number of an object that nothing refers back to. */
  static final int NONE = -1;

  private static final int COMPARED = 12;
  private static final int INITIAL = 64;
  private static final int KEPT = 2048;

  /** A table with more places for an object is replaced, so that clearing it costs no more. */
  private static final int SPARSE = 8;

  /** The keys that wait; without references, none does. */
  final LateKeys late = new LateKeys();

  private final IntFunction<@Nullable Object> objectOf = id -> objects()[id];
  private final boolean enabled;
  private final BitSet unfinished = new BitSet();

  private @Nullable KryoEngine engine;
  private @Nullable Object[] objects = new Object[INITIAL];
  private int[] table = new int[2 * INITIAL];
  private int count;

  /** Creates references that are kept, or none. */
  References(boolean enabled) {
    this.enabled = enabled;
  }

  /** Returns the number of an object met before, or adds it and returns {@link #NONE}. */
  int find(Object object) {
    if (!enabled) {
      return NONE;
    }
    int id = count <= COMPARED ? compare(object) : probe(object);
    if (id != NONE && unfinished.get(id)) {
      throw Objects.requireNonNull(engine).message().cycle(object.getClass());
    }
    return id;
  }

  /** Returns the number of the object that was numbered last. */
  int latest() {
    return count - 1;
  }

  /**
   * Marks the latest object as one that cannot be referred to before it is complete, because the
   * reader creates it last.
   *
   * @return its number, to {@link #finish} it
   */
  int unfinished() {
    if (enabled) {
      unfinished.set(latest());
    }
    return latest();
  }

  /** Ends what {@link #unfinished} began. */
  void finish(int id) {
    if (enabled) {
      unfinished.clear(id);
    }
  }

  /** Numbers an object that is about to be read. */
  int next() {
    if (enabled) {
      add(null);
    }
    return latest();
  }

  /** Returns the number that the next object will have. */
  int upcoming() {
    return enabled ? count : NONE;
  }

  /** Sets the object of a number, unless it is {@link #NONE}. */
  void set(int id, Object object) {
    if (id != NONE) {
      objects[id] = object;
    }
  }

  /** Checks that a record, which was begun last, was constructed with what it holds. */
  void requireKept(int id, Shape shape, Object created) {
    if (id != NONE) {
      late.requireKept(shape, created, objectOf);
    }
  }

  private @Nullable Object[] objects() {
    return objects;
  }

  /** Returns the object that the bytes refer back to. */
  Object get(int id) {
    if (!enabled) {
      throw new MalformedDataException(
          "The bytes hold references, which KryoOptions.references(false) excludes");
    }
    Object object = id >= 0 && id < count ? objects[id] : null;
    if (object == null) {
      throw new MalformedDataException(
          "The bytes refer back to object " + id + ", which does not exist yet");
    }
    late.refersTo(id);
    return object;
  }

  /** Forgets the objects, and what is more than a usual message needs. */
  @Override
  public void reset() {
    if (count > KEPT) {
      objects = new Object[INITIAL];
    } else {
      Arrays.fill(objects, 0, count, null);
    }
    if (table.length > Math.max(2 * INITIAL, SPARSE * count)) {
      table = new int[2 * INITIAL];
    } else if (count > COMPARED) {
      Arrays.fill(table, 0);
    }
    count = 0;
    unfinished.clear();
    late.clear();
  }

  long retainedBytes() {
    return 8L * objects.length + 4L * table.length + late.retainedBytes();
  }

  // What follows is what Kryo calls for serializers of the application.

  @Override
  public void setKryo(Kryo kryo) {
    engine = (KryoEngine) kryo;
  }

  @Override
  public boolean useReferences(Class type) {
    return Objects.requireNonNull(engine).serializer(type).tracked
        || engine.serializer(type) instanceof ValueSerializers.Own;
  }

  @Override
  public int getWrittenId(Object object) {
    return find(object);
  }

  @Override
  public int addWrittenObject(Object object) {
    return latest();
  }

  @Override
  public int nextReadId(Class type) {
    return next();
  }

  @Override
  public void setReadObject(int id, Object object) {
    set(id, object);
  }

  @Override
  public Object getReadObject(Class type, int id) {
    Object object = get(id);
    Objects.requireNonNull(engine).message().sound(object, type);
    return object;
  }

  private int compare(Object object) {
    for (int i = 0; i < count; i++) {
      if (objects[i] == object) {
        return i;
      }
    }
    add(object);
    if (count > COMPARED) {
      rehash();
    }
    return NONE;
  }

  private int probe(Object object) {
    int mask = table.length - 1;
    int i = System.identityHashCode(object) & mask;
    while (table[i] != 0) {
      if (objects[table[i] - 1] == object) {
        return table[i] - 1;
      }
      i = (i + 1) & mask;
    }
    add(object);
    if (2 * count > table.length) {
      table = new int[2 * table.length];
      rehash();
    } else {
      table[i] = count;
    }
    return NONE;
  }

  private void add(@Nullable Object object) {
    if (count == objects.length) {
      objects = Arrays.copyOf(objects, 2 * count);
    }
    objects[count++] = object;
  }

  private void rehash() {
    int mask = table.length - 1;
    for (int id = 0; id < count; id++) {
      int i = System.identityHashCode(objects[id]) & mask;
      while (table[i] != 0) {
        i = (i + 1) & mask;
      }
      table[i] = id + 1;
    }
  }
}

package dev.polycodec.spi.walk;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/** The objects of a message that is read, numbered in the order in which they begin. */
final class ReadObjects {

  /** The number of an object that nothing refers back to. */
  static final int NONE = -1;

  /** The keys that wait; without references, none does. */
  final LateKeys late = new LateKeys();

  private final boolean enabled;

  /** By number; null while a record or the form of a value is being read. */
  private final NumberedObjects objects = new NumberedObjects();

  /** Creates a table that keeps references, or none. */
  ReadObjects(boolean enabled) {
    this.enabled = enabled;
  }

  /** Numbers an object that is about to be read. */
  int next() {
    return enabled ? objects.add(null) : NONE;
  }

  /** Returns the number of the object that was numbered last. */
  int latest() {
    return objects.size() - 1;
  }

  /** Returns the number that the next object will have. */
  int upcoming() {
    return enabled ? objects.size() : NONE;
  }

  /** Sets the object of a number, unless it is {@link #NONE}. */
  void set(int id, @Nullable Object object) {
    if (id != NONE) {
      objects.set(id, object);
    }
  }

  /** Returns the object that the bytes refer back to. */
  Object get(int id) {
    if (!enabled) {
      throw new MalformedDataException(
          "The bytes hold references, which the options of the codec exclude");
    }
    Object object = id >= 0 && id < objects.size() ? objects.get(id) : null;
    if (object == null) {
      throw new MalformedDataException(
          "The bytes refer back to object " + id + ", which does not exist yet");
    }
    late.refersTo(id, objects.size());
    return object;
  }

  /** Begins an object, to tell which keys refer to one that is not complete. */
  void begin(int id) {
    if (id != NONE) {
      late.begin(id);
    }
  }

  /** Ends the object that was begun last, before the message leaves it. */
  void end(int id, Message message) {
    if (id != NONE) {
      late.end(message);
    }
  }

  /** Checks that a record, which was begun last, was constructed with what it holds. */
  void requireKept(int id, Shape shape, Object created) {
    if (id != NONE) {
      late.requireKept(shape, created, objects);
    }
  }

  /** Forgets the objects. */
  void clear() {
    objects.clear();
    late.clear();
  }

  long retainedBytes() {
    return objects.retainedBytes() + late.retainedBytes();
  }
}

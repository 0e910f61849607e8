package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.ArraysAsListSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableSerializer;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.BackendConfig;
import java.util.ArrayList;
import java.util.List;

/** The objects that a message refers back to; on decode they must be there. */
final class PlainReferences extends MapReferenceResolver {

  private static final int KEPT = 2048;

  private ReferenceResolver rules = new MapReferenceResolver();

  /** What is being written, and cannot be referred to before it is complete. */
  private final List<Object> open = new ArrayList<>();

  /** What Kryo makes of another list, which is what a second reference would lead to. */
  private final List<Object> remade = new ArrayList<>();

  PlainReferences() {
    super(KEPT);
  }

  /** Takes from another resolver which classes have references. */
  void useReferencesOf(ReferenceResolver other) {
    rules = other;
  }

  @Override
  public boolean useReferences(Class type) {
    return rules.useReferences(type);
  }

  @Override
  public Object getReadObject(Class type, int id) {
    Object object = id >= 0 && id < readObjects.size() ? readObjects.get(id) : null;
    if (object == null) {
      throw new MalformedDataException(
          "The bytes refer back to object " + id + ", which does not exist yet");
    }
    return object;
  }

  @Override
  public void reset() {
    super.reset();
    rules.reset();
    open.clear();
    remade.clear();
  }

  long retainedBytes() {
    return 4L * KEPT;
  }

  /** Begins an object, and notes it if a serializer makes it from what it holds. */
  void open(Object object, Serializer<?> serializer) {
    if (serializer instanceof ImmutableSerializer) {
      open.add(object);
    } else if (serializer.getClass() == ArraysAsListSerializer.class) {
      remade.add(object);
    }
  }

  /** Ends the object that was opened last. */
  void close(Serializer<?> serializer) {
    if (serializer instanceof ImmutableSerializer) {
      open.remove(open.size() - 1);
    }
  }

  @Override
  public int getWrittenId(Object object) {
    int id = rules.getWrittenId(object);
    if (id >= 0) {
      if (isAmong(open, object)) {
        throw ((PlainEngine) kryo).message().cycle(object.getClass());
      } else if (isAmong(remade, object)) {
        throw BackendConfig.lost(
            "Kryo's ArraysAsListSerializer",
            "a second reference to the same " + object.getClass().getName(),
            "it would lead to another list",
            "copy it into an ArrayList, or register a serializer of your own for the class");
      }
    }
    return id;
  }

  private static boolean isAmong(List<Object> noted, Object object) {
    for (int i = 0; i < noted.size(); i++) { // no iterator for each reference
      if (noted.get(i) == object) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int addWrittenObject(Object object) {
    return rules.addWrittenObject(object);
  }
}

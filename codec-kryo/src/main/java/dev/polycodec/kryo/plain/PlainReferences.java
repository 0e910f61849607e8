package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.serializers.DefaultSerializers.ArraysAsListSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers.JdkImmutableListSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers.JdkImmutableMapSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableCollectionsSerializers.JdkImmutableSetSerializer;
import com.esotericsoftware.kryo.serializers.ImmutableSerializer;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
import dev.polycodec.MalformedDataException;
import java.util.ArrayList;
import java.util.List;

/** The objects that a message refers back to; on decode they must be there. */
final class PlainReferences extends MapReferenceResolver {

  private static final int KEPT = 2048;

  private ReferenceResolver rules = new MapReferenceResolver();

  /** What is being written, and cannot be referred to before it is complete. */
  private final List<Object> open = new ArrayList<>();

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
  }

  long retainedBytes() {
    return 4L * KEPT;
  }

  /** Says whether a serializer makes objects from what they hold. */
  static boolean isLate(Serializer<?> serializer) {
    return serializer instanceof ImmutableSerializer || remakes(serializer);
  }

  /** Says whether a serializer fills a container, and returns another one that is made of it. */
  static boolean remakes(Serializer<?> serializer) {
    return serializer instanceof ArraysAsListSerializer
        || serializer instanceof JdkImmutableListSerializer
        || serializer instanceof JdkImmutableSetSerializer
        || serializer instanceof JdkImmutableMapSerializer;
  }

  /** Begins an object that is made late. */
  void open(Object object) {
    open.add(object);
  }

  /** Ends the object that was opened last. */
  void close() {
    open.remove(open.size() - 1);
  }

  /** Returns the number of an object of a class that is just begun, or -1 if it has none. */
  int idOf(Class<?> type) {
    return kryo.getReferences() && useReferences(type) ? readObjects.size() - 1 : -1;
  }

  /** Has references lead to what was made of the container that Kryo has filled. */
  void remade(int id, Object made) {
    if (id >= 0) {
      readObjects.set(id, made);
    }
  }

  @Override
  public int getWrittenId(Object object) {
    int id = rules.getWrittenId(object);
    if (id >= 0) {
      for (int i = 0; i < open.size(); i++) { // no iterator for each reference
        if (open.get(i) == object) {
          throw ((PlainEngine) kryo).message().cycle(object.getClass());
        }
      }
    }
    return id;
  }

  @Override
  public int addWrittenObject(Object object) {
    return rules.addWrittenObject(object);
  }
}

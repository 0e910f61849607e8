package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
import dev.polycodec.MalformedDataException;

/** The objects that a message refers back to; on decode they must be there. */
final class PlainReferences extends MapReferenceResolver {

  private static final int KEPT = 2048;

  private ReferenceResolver rules = new MapReferenceResolver();

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
  }

  long retainedBytes() {
    return 4L * KEPT;
  }

  @Override
  public int getWrittenId(Object object) {
    return rules.getWrittenId(object);
  }

  @Override
  public int addWrittenObject(Object object) {
    return rules.addWrittenObject(object);
  }
}

package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.ReferenceResolver;
import com.esotericsoftware.kryo.util.MapReferenceResolver;
import dev.polycodec.MalformedDataException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The objects that a message refers back to; on decode they must be there. */
final class PlainReferences implements ReferenceResolver {

  private static final int KEPT = 2048;

  private List<@Nullable Object> objects = new ArrayList<>();
  private ReferenceResolver rules = new MapReferenceResolver();

  /** Takes from another resolver which classes have references. */
  void useReferencesOf(ReferenceResolver other) {
    rules = other;
  }

  @Override
  public void setKryo(Kryo kryo) {
    rules.setKryo(kryo);
  }

  @Override
  public boolean useReferences(Class type) {
    return rules.useReferences(type);
  }

  @Override
  public int nextReadId(Class type) {
    objects.add(null);
    return objects.size() - 1;
  }

  @Override
  public void setReadObject(int id, Object object) {
    objects.set(id, object);
  }

  @Override
  public Object getReadObject(Class type, int id) {
    Object object = id >= 0 && id < objects.size() ? objects.get(id) : null;
    if (object == null) {
      throw new MalformedDataException(
          "The bytes refer back to object " + id + ", which does not exist yet");
    }
    return object;
  }

  @Override
  public void reset() {
    rules.reset();
    if (objects.size() > KEPT) {
      objects = new ArrayList<>();
    } else {
      objects.clear();
    }
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

package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer.CachedField;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Nulls that Kryo loses where the bytes announce the class of each value: a field for which they
 * announce none stays as the constructor has set it.
 */
final class LostNulls implements Function<Object, @Nullable String> {

  private final List<Field> fields;

  private LostNulls(List<Field> fields) {
    this.fields = fields;
  }

  /** Returns what looks at the fields that an object has set when it is made, or null. */
  static @Nullable LostNulls of(FieldSerializer<?> serializer, Object made) {
    List<Field> set =
        Arrays.stream(serializer.getFields())
            .map(CachedField::getField)
            .filter(field -> !field.getType().isPrimitive() && value(field, made) != null)
            .toList();
    return set.isEmpty() ? null : new LostNulls(set);
  }

  @Override
  public @Nullable String apply(Object value) {
    for (Field field : fields) {
      if (value(field, value) == null) {
        return "its field " + field.getName() + " is null, but not as it is made";
      }
    }
    return null;
  }

  private static @Nullable Object value(Field field, Object owner) {
    try {
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field + " was made accessible by Kryo", e);
    }
  }
}

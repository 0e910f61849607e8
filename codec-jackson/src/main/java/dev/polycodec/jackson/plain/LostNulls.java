package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import dev.polycodec.EncodeException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Refuses nulls of a property which {@code @JsonSetter} has read as something else. */
final class LostNulls {

  private final DataBinding binding;
  private final BeanPropertyDefinition property;
  private final Omissions omissions;

  private LostNulls(DataBinding binding, BeanPropertyDefinition property, Omissions omissions) {
    this.binding = binding;
    this.property = property;
    this.omissions = omissions;
  }

  /** Returns the check of a property that is read, or null if nulls are read as such. */
  static @Nullable LostNulls of(
      DataBinding binding, BeanPropertyDefinition property, Omissions omissions) {
    PropertyMetadata read = property.getMetadata();
    return isKept(read.getValueNulls()) && isKept(read.getContentNulls())
        ? null
        : new LostNulls(binding, property, omissions);
  }

  private static boolean isKept(@Nullable Nulls nulls) {
    return nulls == null || nulls == Nulls.DEFAULT || nulls == Nulls.SET;
  }

  /** Checks a null that is written. */
  void requireNull(Omissions.Getter getter) throws Exception {
    Nulls nulls = property.getMetadata().getValueNulls();
    boolean kept =
        nulls == Nulls.SKIP
            ? omissions.isSet(null, getter)
            : isKept(nulls, property.getPrimaryType());
    if (!kept) {
      throw refused("nulls = " + nulls, "nulls");
    }
  }

  private boolean isKept(@Nullable Nulls nulls, JavaType type) {
    return isKept(nulls) || (nulls == Nulls.AS_EMPTY && binding.isNullIfEmpty(type));
  }

  /** Checks what is in a container. */
  void requireContents(Object value) {
    if (!isKept(property.getMetadata().getContentNulls())) {
      requireContents(value, property.getPrimaryType());
    }
  }

  private void requireContents(Object value, JavaType type) {
    JavaType content = type.getContentType();
    if (content == null) {
      return;
    }
    Nulls nulls = property.getMetadata().getContentNulls();
    for (Object element : elements(value)) {
      if (element != null) {
        requireContents(element, content);
      } else if (!isKept(nulls, content)) {
        throw refused("contentNulls = " + nulls, "contentNulls");
      }
    }
  }

  private static Collection<?> elements(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.values();
    } else if (value instanceof Collection<?> collection) {
      return collection;
    }
    return value instanceof Object[] array ? Arrays.asList(array) : List.of();
  }

  private EncodeException refused(String said, String name) {
    return new EncodeException(
        "A null in the property "
            + property.getName()
            + " of "
            + property.getPrimaryMember().getDeclaringClass().getName()
            + " would not be read as null, because of @JsonSetter("
            + said
            + "); put in a value, or set "
            + name
            + " to SET");
  }
}

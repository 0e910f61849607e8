package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import dev.polycodec.EncodeException;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Refuses values of a property that annotations write in a shape in which they are not read. */
final class Reshaped {

  private final SerializationConfig writing;
  private final DeserializationConfig reading;
  private final BeanPropertyWriter property;

  private Reshaped(DataBinding binding, BeanPropertyWriter property) {
    this.writing = binding.mapper().getSerializationConfig();
    this.reading = binding.mapper().getDeserializationConfig();
    this.property = property;
  }

  /**
   * Returns a check that does what another does, and refuses such values.
   *
   * @param read the type as which the property is read
   */
  static Fidelity.Check check(
      DataBinding binding, BeanPropertyWriter property, JavaType read, Fidelity.Check check) {
    Reshaped reshaped = new Reshaped(binding, property);
    String why = reshaped.refusal(read);
    boolean unwrapped = why == null && reshaped.unwrapsOne(read);
    if (why == null && !unwrapped) {
      return check;
    }
    return (value, current) -> {
      if (value != null && why != null) {
        throw reshaped.refused(why);
      } else if (Containers.size(value) == 1) {
        throw reshaped.refused(
            "is written without its array, and not read so; annotate it with @JsonFormat(with ="
                + " ACCEPT_SINGLE_VALUE_AS_ARRAY), too");
      }
      check.require(value, current);
    };
  }

  private EncodeException refused(String why) {
    return new EncodeException(
        "The property "
            + property.getName()
            + " of "
            + property.getMember().getDeclaringClass().getName()
            + " "
            + why);
  }

  private @Nullable String refusal(JavaType read) {
    Class<?> raw = read.getRawClass();
    Shape shape = property.findPropertyFormat(writing, raw).getShape();
    boolean truth = raw == boolean.class || raw == Boolean.class;
    if (truth && (shape == Shape.STRING || shape.isNumeric())) {
      return "is written as "
          + shape
          + " by @JsonFormat, and read of true and false alone; leave the shape out";
    }
    JavaType written = property.getSerializationType();
    return written != null && isNarrower(written, read)
        ? "is written with the properties of another class by @JsonSerialize, which lacks some of"
            + " those that are read; leave the annotation out"
        : null;
  }

  private boolean isNarrower(JavaType written, JavaType read) {
    JavaType content = written.getContentType();
    if (content != null && read.getContentType() != null) {
      return isNarrower(content, read.getContentType());
    }
    return written.getRawClass() != read.getRawClass()
        && !written.isContainerType()
        && !written.isJavaLangObject()
        && written.getRawClass().isAssignableFrom(read.getRawClass())
        && !names(written).containsAll(names(read));
  }

  private Set<String> names(JavaType type) {
    return Introspection.written(writing, type).findProperties().stream()
        .filter(BeanPropertyDefinition::couldSerialize)
        .map(BeanPropertyDefinition::getName)
        .collect(Collectors.toSet());
  }

  /** Says whether a container of one element is written as that alone, and not read so. */
  private boolean unwrapsOne(JavaType read) {
    JsonFormat.Value format = property.findPropertyFormat(writing, read.getRawClass());
    Boolean unwraps = format.getFeature(JsonFormat.Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED);
    Boolean accepts = format.getFeature(JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY);
    return read.isContainerType()
        && !read.isMapLikeType()
        && (unwraps == null
            ? writing.isEnabled(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
            : unwraps)
        && !(accepts == null
            ? reading.isEnabled(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
            : accepts);
  }
}

package dev.polycodec.jackson3.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** Finds the serializers of enums where those of any class are, as Jackson 2 does. */
final class EnumWriters extends Serializers.Base {

  private final Serializers writers;

  EnumWriters(Serializers writers) {
    this.writers = writers;
  }

  @Override
  public @Nullable ValueSerializer<?> findEnumSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier described,
      JsonFormat.Value format) {
    return writers.findSerializer(config, type, described, format);
  }
}

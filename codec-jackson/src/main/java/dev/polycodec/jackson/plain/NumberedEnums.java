package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.deser.std.DelegatingDeserializer;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the number of a constant where the mapper writes one; elsewhere a number is an error. */
final class NumberedEnums extends DelegatingDeserializer {

  private static final long serialVersionUID = 1;

  private final boolean numbered;
  private final transient Object[] constants;

  /**
   * Creates a reader of constants.
   *
   * @param numbered whether they are written as numbers where a property says nothing else
   */
  NumberedEnums(JsonDeserializer<?> names, boolean numbered) {
    super(names);
    this.numbered = numbered;
    this.constants = names.handledType().getEnumConstants();
  }

  /** Returns whether the constants of an enum are written as numbers, as its serializer decides. */
  static boolean isNumbered(BeanDescription written, SerializationConfig config) {
    AnnotationIntrospector introspector = config.getAnnotationIntrospector();
    JsonFormat.Value own = introspector.findFormat(written.getClassInfo());
    JsonFormat.Value set = config.getDefaultPropertyFormat(written.getBeanClass());
    JsonFormat.Value format = own == null ? set : own.withOverrides(set);
    return isNumbered(format, config.isEnabled(SerializationFeature.WRITE_ENUMS_USING_INDEX));
  }

  private static boolean isNumbered(JsonFormat.@Nullable Value format, boolean otherwise) {
    if (format == null) {
      return otherwise;
    }
    return switch (format.getShape()) {
      case NUMBER, NUMBER_INT, NUMBER_FLOAT, ARRAY -> true;
      case ANY, SCALAR -> otherwise;
      default -> false;
    };
  }

  /** Returns what reads the keys of a class, which are numbers where the mapper writes those. */
  static KeyDeserializer keys(KeyDeserializer names, Class<?> type, SerializationConfig config) {
    return !DataBinding.isForeign(names)
            && type.isEnum()
            && config.isEnabled(SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX)
            && !config.isEnabled(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
        ? new Keys(type)
        : names;
  }

  @Override
  protected JsonDeserializer<?> newDelegatingInstance(JsonDeserializer<?> names) {
    return new NumberedEnums(names, numbered);
  }

  @Override
  public JsonDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty property) throws JsonMappingException {
    JsonDeserializer<?> names =
        context.handleSecondaryContextualization(
            _delegatee, property, context.constructType(handledType()));
    JsonFormat.Value format = findFormatOverrides(context, property, handledType());
    return isNumbered(format, numbered) ? new NumberedEnums(names, true) : names;
  }

  @Override
  public @Nullable Object deserialize(JsonParser in, DeserializationContext context)
      throws IOException {
    if (!in.hasToken(JsonToken.VALUE_NUMBER_INT)) {
      return super.deserialize(in, context);
    }
    int number = in.getIntValue();
    return number >= 0 && number < constants.length
        ? constants[number]
        : context.handleWeirdNumberValue(
            handledType(), number, "there are %d constants", constants.length);
  }

  /** Reads numbers as keys. */
  private static final class Keys extends KeyDeserializer {

    private final Class<?> type;
    private final Map<String, Object> constants = new HashMap<>();

    Keys(Class<?> type) {
      this.type = type;
      for (Object constant : type.getEnumConstants()) {
        constants.put(String.valueOf(((Enum<?>) constant).ordinal()), constant);
      }
    }

    @Override
    public @Nullable Object deserializeKey(String key, DeserializationContext context)
        throws IOException {
      Object constant = constants.get(key);
      return constant != null
          ? constant
          : context.handleWeirdKey(type, key, "there are %d constants", constants.size());
    }
  }
}

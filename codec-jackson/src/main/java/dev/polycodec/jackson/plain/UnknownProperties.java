package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaMismatchException;
import java.io.IOException;

/** Drops the properties that a class does not know, and tells of it. */
final class UnknownProperties extends DeserializationProblemHandler {

  /** The property that has the class of an object of {@code json-typed}, where null is left out. */
  private static final String TYPED = "@";

  /** That of default typing, which also puts names beside containers, and wraps numbers. */
  private static final String DEFAULT_TYPED = "@class";

  private final DataBinding binding;

  UnknownProperties(DataBinding binding) {
    this.binding = binding;
  }

  @Override
  public boolean handleUnknownProperty(
      DeserializationContext context,
      JsonParser in,
      JsonDeserializer<?> deserializer,
      Object beanOrClass,
      String name)
      throws IOException {
    Class<?> type = beanOrClass instanceof Class<?> named ? named : beanOrClass.getClass();
    if (binding.lenient.contains(deserializer.handledType())) {
      Current.of(in, context).message().dropped(type, name); // and not counted: it may be all
      in.skipChildren();
      return true;
    }
    if (name.equals(TYPED) && in.hasToken(JsonToken.VALUE_STRING)) {
      throw new MalformedDataException(
          "The bytes name a class as 'json-typed' does: read them with use(\"json-typed\"), or add"
              + " envelope(Envelopes.defaults().readLegacy(\"json-typed\")) to the builder");
    }
    if (name.equals(DEFAULT_TYPED) && in.hasToken(JsonToken.VALUE_STRING)) {
      throw new MalformedDataException(
          "The bytes name classes by \"@class\", as default typing does, which no codec reads: read"
              + " them with the mapper that wrote them; @JsonIgnoreProperties(\"@class\") on the"
              + " class takes objects that are nothing but named");
    }
    if (context.isEnabled(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)) {
      return false;
    }
    Current.of(in, context).drop(type, name);
    in.skipChildren();
    return true;
  }

  /** Nobody drops everything on purpose. */
  static SchemaMismatchException none(Class<?> type) {
    return new SchemaMismatchException(
        "The bytes hold an object of which "
            + type.getName()
            + " knows no property: another class wrote it, or a mapper with other names, which"
            + " JacksonOptions.customize can set; @JsonIgnoreProperties(ignoreUnknown = true) on the"
            + " class takes it all the same");
  }
}

package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.CreatorProperty;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.PropertyValueBuffer;
import com.fasterxml.jackson.databind.deser.std.StringDeserializer;
import java.io.IOException;

/** Reads one property into a bean, or into the arguments of a bean's constructor. */
final class PropertyReader {

  final SerializableString name;
  private final SettableBeanProperty property;
  private final boolean argument;
  private final boolean text;

  PropertyReader(SettableBeanProperty property) {
    this.property = property;
    name = new SerializedString(property.getName());
    argument = property instanceof CreatorProperty;
    text =
        !property.hasValueTypeDeserializer()
            && property.hasValueDeserializer() // none, where a creator takes the object whole
            && property.getValueDeserializer().getClass() == StringDeserializer.class;
  }

  /** Reads the value after the name, which was read. */
  void read(JsonParser in, DeserializationContext context, Object target) throws IOException {
    String value = text ? in.nextTextValue() : null;
    if (!text) {
      in.nextToken();
    }
    if (argument) {
      ((PropertyValueBuffer) target)
          .assignParameter(property, value == null ? property.deserialize(in, context) : value);
    } else if (value == null) {
      property.deserializeAndSet(in, context, target);
    } else {
      property.set(target, value);
    }
  }
}

package dev.polycodec.bson4jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Serializers and deserializers of an application find a mapper for what is in their values. */
class NestedValuesTest {

  record Money(int cents, String currency) {}

  @JsonSerialize(using = PurseWriter.class)
  @JsonDeserialize(using = PurseReader.class)
  record Purse(Money money) {}

  static final class PurseWriter extends JsonSerializer<Purse> {

    @Override
    public void serialize(Purse purse, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeStartObject();
      out.writeFieldName("money");
      out.writePOJO(purse.money());
      out.writeEndObject();
    }
  }

  static final class PurseReader extends JsonDeserializer<Purse> {

    @Override
    public Purse deserialize(JsonParser in, DeserializationContext context) throws IOException {
      JsonNode tree = in.readValueAsTree();
      return new Purse(context.readTreeAsValue(tree.get("money"), Money.class));
    }
  }

  @Test
  void whatIsWithinAValueComesBack() {
    Purse purse = new Purse(new Money(5, "EUR"));
    try (Codec codec = Codecs.builder().use("bson4jackson").build()) {
      assertThat(codec.decode(codec.encode(purse), Purse.class)).isEqualTo(purse);
    }
  }
}

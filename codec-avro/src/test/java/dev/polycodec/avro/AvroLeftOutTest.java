package dev.polycodec.avro;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Item;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.SchemaExchange;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.junit.jupiter.api.Test;

/** What a reader leaves out, Avro passes over by itself. */
class AvroLeftOutTest {

  @Test
  void whatIsLeftOutAndContainsItselfIsPaidFor() {
    StringBuilder list =
        new StringBuilder("{'name':'z','type':{'type':'record','name':'L','fields':[");
    list.append("{'name':'next','type':['null','L']}");
    for (int i = 0; i < 60; i++) {
      list.append(",{'name':'b").append(i).append("','type':'int'}");
    }
    list.append("]}},");
    String fields = "\"fields\":[";
    String json = Item.getClassSchema().toString();
    Schema schema =
        new Schema.Parser()
            .parse(
                json.replaceFirst(
                    Pattern.quote(fields), fields + list.toString().replace('\'', '"')));
    Codec codec = Codecs.builder().use("avro").build();
    SchemaExchange.of(codec).importSchemas(schema.toString().getBytes(UTF_8));
    byte[] endless = new byte[1_000_010];
    Arrays.fill(endless, (byte) 2);
    ByteBuffer.wrap(endless)
        .order(ByteOrder.LITTLE_ENDIAN)
        .putShort((short) 0x01C3)
        .putLong(SchemaNormalization.parsingFingerprint64(schema));

    for (int i = 0; i < 2; i++) { // nor does a reader keep what it had
      assertThatThrownBy(() -> codec.decode(endless, Item.class))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxExpansion");
    }
  }
}

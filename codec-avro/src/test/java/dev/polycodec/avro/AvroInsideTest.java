package dev.polycodec.avro;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.Item;
import com.acme.shop.Nest;
import com.acme.shop.Order;
import dev.polycodec.Codec;
import dev.polycodec.Codecs;
import dev.polycodec.LimitExceededException;
import dev.polycodec.Limits;
import dev.polycodec.SchemaMismatchException;
import dev.polycodec.TypeNotAllowedException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Records of Avro inside the objects of other codecs. */
class AvroInsideTest {

  record Shipment(int id, Order order, List<Item> more) {}

  record Wood(Nest nest) {}

  private static Shipment shipment() {
    return new Shipment(7, Orders.order(), List.of(Orders.item(), Orders.item()));
  }

  @Test
  void recordsComeBackInsideAnObject() throws Exception {
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      byte[] bytes = codec.encode(shipment());
      assertThat(bytes).containsSequence(new PlainAvro().write(Orders.order()));
      assertThat(codec.decode(bytes, Shipment.class)).isEqualTo(shipment());
    }
  }

  @Test
  void aDeniedClassIsRefusedWithinARecord() {
    try (Codec codec = Codecs.builder().use("kryo").deny("com.acme.shop.Item").build()) {
      assertThatThrownBy(() -> codec.encode(new Shipment(1, Orders.order(), List.of())))
          .isExactlyInstanceOf(TypeNotAllowedException.class)
          .hasMessageContaining("com.acme.shop.Item");
    }
  }

  @Test
  void levelsOfARecordAreLevelsOfTheWhole() {
    Limits limits = Limits.defaults().withMaxDepth(20);
    try (Codec codec = Codecs.builder().use("kryo").limits(limits).build()) {
      Wood within = new Wood(Orders.nested(19));
      assertThat(codec.decode(codec.encode(within), Wood.class)).isEqualTo(within);
      assertThatThrownBy(() -> codec.encode(new Wood(Orders.nested(20))))
          .isExactlyInstanceOf(LimitExceededException.class)
          .hasMessageContaining("withMaxDepth");
    }
  }

  /** Schemas that are imported are those of the objects around it. */
  @Test
  void ofASchemaThatIsNotKnownItIsSaidWhereItGoes() throws Exception {
    String inner = new String(new PlainAvro().write(Orders.order()), ISO_8859_1);
    try (Codec codec = Codecs.builder().use("kryo").build()) {
      byte[] bytes = codec.encode(shipment());
      int fingerprint = new String(bytes, ISO_8859_1).indexOf(inner) + 2;
      bytes[fingerprint] ^= 1;
      assertThatThrownBy(() -> codec.decode(bytes, Shipment.class))
          .isExactlyInstanceOf(SchemaMismatchException.class)
          .hasMessageContaining("which this codec does not know: add it by AvroOptions.schema");
    }
  }
}

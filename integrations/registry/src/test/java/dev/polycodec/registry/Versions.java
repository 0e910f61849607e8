package dev.polycodec.registry;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import java.io.Serializable;

/** Two versions of one class: the newer one has the name of the older one on the wire. */
final class Versions {

  private Versions() {}

  /** As the gateway has it. */
  record OldOrder(int id, String customer) implements Serializable {}

  /** As the fraud service has it. */
  record Order(long id, String customer, String country) implements Serializable {}

  static final OldOrder OLD = new OldOrder(7, "Ada");
  static final Order NOW = new Order(7, "Ada", null);

  static CodecBuilder before() {
    return before("kryo");
  }

  static CodecBuilder before(String codec) {
    return Codecs.builder().use(codec).renamed("com.acme.Order", OldOrder.class);
  }

  static CodecBuilder after() {
    return after("kryo");
  }

  static CodecBuilder after(String codec) {
    return Codecs.builder().use(codec).renamed("com.acme.Order", Order.class);
  }

  /** Reads what a gateway wrote as the fraud service does. */
  static Order read(Codec codec, byte[] bytes) {
    return codec.decode(bytes, Order.class);
  }
}

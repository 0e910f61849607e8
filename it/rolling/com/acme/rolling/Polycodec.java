package com.acme.rolling;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.kryo.KryoPlainOptions;
import dev.polycodec.stored.Envelopes;
import java.util.Locale;

/** What comes after: first it writes what the library does, then its own codec. */
final class Polycodec implements Format {

  private final Codec codec;

  Polycodec(String library, int step) {
    String plain = library.toLowerCase(Locale.ROOT) + "-plain";
    CodecBuilder builder = Codecs.builder();
    if (library.equals("Kryo")) {
      builder.configure(KryoPlainOptions.builder().setup(PlainKryo::setUp).build());
    }
    codec =
        step == 1
            ? builder
                .use(plain)
                .envelope(
                    Envelopes.defaults().readLegacy(plain).alsoRead("smile-typed").notYetWritten())
                .build()
            : builder.use("smile-typed").envelope(Envelopes.defaults().readLegacy(plain)).build();
  }

  @Override
  public byte[] write(Order order) {
    return codec.encode(order);
  }

  @Override
  public Order read(byte[] bytes) {
    return codec.decode(bytes, Order.class);
  }
}

package dev.polycodec.fastjson;

import com.alibaba.fastjson2.JSONB;
import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.List;
import java.util.Set;

/** Announces {@code fastjson-jsonb}, and {@code fastjson-plain}, which is for trusted input. */
public final class FastjsonCodecProvider implements CodecProvider {

  private static final Variant JSONB_ITEMS = Walk.variant("fastjson-jsonb", 1);

  private static final Variant PLAIN =
      new Variant(
          "fastjson-plain",
          1,
          Framing.BARE,
          Set.of(Trait.PLAIN, Trait.TEXT, Trait.CROSS_LANGUAGE),
          Trust.TRUSTED_INPUT_ONLY);

  /** Called by {@link java.util.ServiceLoader}. */
  public FastjsonCodecProvider() {}

  @Override
  public List<Variant> variants() {
    return List.of(JSONB_ITEMS, PLAIN);
  }

  @Override
  public Conventions conventions(Variant variant, BackendConfig config) {
    return variant.has(Trait.PLAIN) ? Conventions.NONE : new FastjsonConventions();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("com.alibaba.fastjson2:fastjson2", JSONB.class, "2.0.60");
    if (variant.has(Trait.PLAIN)) {
      return new PlainBackend(config);
    }
    // meets the library, so that one that cannot run in this JVM is refused now
    JSONB.IO.writeInt32(new byte[1 + Integer.BYTES], 0, Integer.MAX_VALUE);
    return new Walk(config, ItemWriter::new, ItemReader::new);
  }
}

package dev.polycodec.compare;

import dev.polycodec.CodecException;
import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Codecs that do well and badly in every way that the comparison has to tell apart. */
public final class FakeCodecProvider implements CodecProvider {

  static final String FLAG = "polycodec.compare.test";

  @Override
  public List<Variant> variants() {
    return Stream.of(
            "fake",
            "fake-lossy",
            "fake-tiring",
            "fake-generated",
            "fake-refusing",
            "fake-unreadable",
            "fake-closed",
            "fake-forked",
            "fake-crashing")
        .map(name -> new Variant(name, 1, Framing.FRAMED, traits(name), Trust.TRUSTED_INPUT_ONLY))
        .toList();
  }

  private static Set<Trait> traits(String name) {
    return name.equals("fake-generated") ? Set.of(Trait.SCHEMA_FIRST) : Set.of();
  }

  @Override
  public List<String> jvmFlags(Variant variant) {
    return Set.of("fake-forked", "fake-crashing").contains(variant.name())
        ? List.of("-D" + FLAG + "=true")
        : List.of();
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    if (variant.name().equals("fake-closed")) {
      throw new CodecException("fake-closed never opens");
    }
    if (!jvmFlags(variant).isEmpty() && !Boolean.getBoolean(FLAG)) {
      throw new CodecException(variant.name() + " needs its flag");
    }
    return new FakeBackend(variant.name(), config.loader());
  }
}

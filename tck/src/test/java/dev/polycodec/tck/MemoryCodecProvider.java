package dev.polycodec.tck;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.walk.Walk;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Provides codecs that keep the objects and send their numbers, each with another fault. */
public final class MemoryCodecProvider implements CodecProvider {

  private static final Set<Trait> TRAITS =
      EnumSet.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.EXACT_CONTAINERS,
          Trait.DETECTS_TRUNCATION);

  @Override
  public List<Variant> variants() {
    Stream<Variant> portable =
        Arrays.stream(Fault.values())
            .map(fault -> new Variant(fault.codec(), 1, Framing.FRAMED, TRAITS, Trust.HARDENED));
    Stream<Variant> plain = Arrays.stream(Fault.values()).map(MemoryCodecProvider::plain);
    Stream<Variant> wires =
        Arrays.stream(WrongWire.values()).map(wire -> Walk.variant(wire.codec(), 1));
    return Stream.of(portable, plain, wires).flatMap(each -> each).toList();
  }

  private static Variant plain(Fault fault) {
    Set<Trait> traits = EnumSet.copyOf(TRAITS);
    traits.add(Trait.PLAIN);
    return new Variant(fault.plainCodec(), 1, Framing.BARE, traits, Trust.HARDENED);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    for (WrongWire wire : WrongWire.values()) {
      if (variant.name().equals(wire.codec())) {
        return new Walk(config, wire);
      }
    }
    return new MemoryBackend(Fault.of(variant.name()));
  }
}

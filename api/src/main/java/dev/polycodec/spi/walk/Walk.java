package dev.polycodec.spi.walk;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import dev.polycodec.spi.tree.TreeReader;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The backend of a codec that is a wire: it walks over objects by their shapes. */
public final class Walk implements Backend {

  private static final Set<Trait> TRAITS =
      Set.of(
          Trait.CARRIES_TYPES,
          Trait.IDENTITY,
          Trait.CYCLES,
          Trait.DETECTS_TRUNCATION,
          Trait.EXACT_CONTAINERS);

  private final ObjectTypes types;
  private final Wire wire;
  private final BackendConfig config;

  /** Creates the backend of one codec. */
  public Walk(BackendConfig config, Wire wire) {
    this.types = new ObjectTypes(config, wire);
    this.wire = wire;
    this.config = config;
  }

  /**
   * Creates the backend of one codec, whose wire is no more than its primitives.
   *
   * @param writers creates a writer of at most so many bytes a message
   */
  public Walk(
      BackendConfig config,
      IntFunction<? extends WireWriter> writers,
      Supplier<? extends WireReader> readers) {
    this(config, new Primitives(config.limits().maxBytes(), writers, readers));
  }

  private record Primitives(
      int maxBytes,
      IntFunction<? extends WireWriter> writers,
      Supplier<? extends WireReader> readers)
      implements Wire {

    @Override
    public WireWriter newWriter() {
      return writers.apply(maxBytes);
    }

    @Override
    public WireReader newReader() {
      return readers.get();
    }
  }

  /**
   * Describes a framed codec that is a wire, with all that the walk carries.
   *
   * @throws IllegalArgumentException if the name or the format version is out of its range
   */
  public static Variant variant(String name, int formatVersion) {
    return new Variant(name, formatVersion, Framing.FRAMED, TRAITS, Trust.HARDENED);
  }

  @Override
  public Engine newEngine() {
    return new WalkEngine(new ObjectWriter(types, wire), new ObjectReader(types, wire));
  }

  @Override
  public TreeReader trees() {
    return new TreeWalk(config, wire);
  }

  @Override
  public boolean carriesCycles(Variant variant) {
    return variant.has(Trait.CYCLES) && wire.references();
  }
}

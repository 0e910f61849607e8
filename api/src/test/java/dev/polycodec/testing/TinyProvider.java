package dev.polycodec.testing;

import dev.polycodec.Trait;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.CodecProvider;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Trust;
import dev.polycodec.spi.Variant;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Announces {@code tiny}, its bare sibling, and one for trusted input only. */
public class TinyProvider implements CodecProvider {

  private static final Set<Trait> TRAITS =
      EnumSet.of(Trait.CARRIES_TYPES, Trait.DETECTS_TRUNCATION);

  /** The framed variant. */
  public static final Variant TINY = new Variant("tiny", 1, Framing.FRAMED, TRAITS, Trust.HARDENED);

  /** The bare variant. */
  public static final Variant BARE =
      new Variant("tiny-bare", 1, Framing.BARE, TRAITS, Trust.HARDENED);

  /** Another framed variant. */
  public static final Variant OTHER =
      new Variant("tiny-other", 1, Framing.FRAMED, TRAITS, Trust.HARDENED);

  /** The variant for trusted input only. */
  public static final Variant UNSAFE =
      new Variant("tiny-unsafe", 1, Framing.FRAMED, TRAITS, Trust.TRUSTED_INPUT_ONLY);

  @Override
  public List<Variant> variants() {
    return List.of(TINY, BARE, OTHER, UNSAFE);
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    return new Backend() {
      @Override
      public Plan prepare(RootType root) {
        return Plan.NONE;
      }

      @Override
      public Engine newEngine() {
        return new TinyEngine(variant.framing(), config);
      }
    };
  }
}

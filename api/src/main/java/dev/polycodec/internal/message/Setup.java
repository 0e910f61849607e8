package dev.polycodec.internal.message;

import dev.polycodec.Evolution;
import dev.polycodec.Limits;
import dev.polycodec.Trait;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.shape.ShapesImpl;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.BackendConfig.TypeIds;
import dev.polycodec.spi.Framing;
import dev.polycodec.spi.Variant;

/**
 * The settings with the variant of one backend.
 *
 * @param exchange the schemas that were imported
 * @param loading loads the classes that bytes name
 */
public record Setup(Variant variant, Settings settings, Exchange exchange, Loading loading) {

  public Setup(Variant variant, Settings settings) {
    this(variant, settings, new Exchange());
  }

  /** Shares the schemas with other codecs. */
  public Setup(Variant variant, Settings settings, Exchange exchange) {
    this(variant, settings, exchange, new Loading(settings.loader()));
  }

  public boolean framed() {
    return variant.framing() == Framing.FRAMED;
  }

  /** Says whether the library's own serializers decide what the objects of a class are. */
  public boolean plain() {
    return variant.has(Trait.PLAIN);
  }

  /** Says whether a class may have no portable form, as the library or a generator made one. */
  public boolean ownsObjects() {
    return plain() || schemaFirst();
  }

  /** Says whether roots are objects of generated classes, and no others. */
  public boolean schemaFirst() {
    return variant.has(Trait.SCHEMA_FIRST);
  }

  /** Says whether messages are compatible, else strict. */
  public boolean isCompatible() {
    return evolution() == Evolution.COMPATIBLE;
  }

  /** Returns how other class versions are treated: by default, bare formats are lenient. */
  public Evolution evolution() {
    Evolution chosen = settings.evolution();
    if (chosen != null) {
      return chosen;
    }
    return framed() ? Evolution.STRICT : Evolution.COMPATIBLE;
  }

  ClassLoader loader() {
    return settings.loader();
  }

  public Limits limits() {
    return settings.limits();
  }

  public TypePolicy policy() {
    return settings.policy();
  }

  public WireNames names() {
    return settings.names();
  }

  public TypeIds typeIds() {
    return settings.typeIds();
  }

  public ShapesImpl shapes() {
    return settings.shapes();
  }
}

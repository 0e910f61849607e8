package dev.polycodec.bson4jackson;

import com.fasterxml.jackson.core.JsonFactory;
import de.undercouch.bson4jackson.BsonFactory;
import dev.polycodec.jackson.FormatProvider;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Variant;
import org.jspecify.annotations.Nullable;

/** Announces {@code bson4jackson-typed} and {@code bson4jackson}. */
public final class Bson4jacksonCodecProvider extends FormatProvider {

  /** Called by {@link java.util.ServiceLoader}. */
  public Bson4jacksonCodecProvider() {
    super("bson4jackson");
  }

  @Override
  public Backend open(Variant variant, BackendConfig config) {
    BackendVersion.require("de.undercouch:bson4jackson", BsonFactory.class, "2.18.0");
    return super.open(variant, config);
  }

  @Override
  protected JsonFactory streams(Bounds bounds, @Nullable JsonFactory theirs) {
    return BsonStreams.create(bounds, theirs); // else the library were loaded with this class
  }
}

package dev.polycodec.jackson;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.core.json.PackageVersion;
import dev.polycodec.Trait;
import dev.polycodec.jackson.plain.PlainBackend;
import dev.polycodec.jackson.stream.Factories;
import dev.polycodec.jackson.stream.Streams;
import dev.polycodec.jackson.wire.TypedBackend;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Conventions;
import dev.polycodec.spi.Variant;

/** Opens the codecs of each format, with the versions of Jackson that they need. */
final class JacksonBackends {

  /** The oldest version whose streams have limits. */
  private static final String STREAMS = "2.15.0";

  /** Databind 2.15.0 leaves out the fields of records that nothing but a constructor sets. */
  static final String DATABIND = "2.15.1";

  private JacksonBackends() {}

  /** Returns what Jackson leaves out; plain variants are written by it, with all its hooks. */
  static Conventions conventions(Variant variant) {
    requireVersions(variant);
    return variant.has(Trait.CARRIES_TYPES)
        ? new TypedConventions()
        : new JacksonConventions.Plain();
  }

  /** Opens a variant whose conventions were asked for. */
  static Backend open(Variant variant, BackendConfig config) {
    return open(
        variant,
        config,
        Streams.isTranslated(variant),
        (guard, theirs) -> Streams.create(variant, config.limits(), guard, theirs));
  }

  /**
   * Opens a variant.
   *
   * @param quoting whether large numbers are texts
   */
  static Backend open(Variant variant, BackendConfig config, boolean quoting, Factories factories) {
    return variant.has(Trait.CARRIES_TYPES)
        ? new TypedBackend(variant, config, factories)
        : new PlainBackend(config, JacksonOptions.settings(config), quoting, factories);
  }

  private static void requireVersions(Variant variant) {
    require("core:jackson-core", PackageVersion.VERSION, STREAMS);
    if (Streams.isCbor(variant)) {
      require("dataformat:jackson-dataformat-cbor", cbor(), STREAMS);
    } else if (Streams.isSmile(variant)) {
      require("dataformat:jackson-dataformat-smile", smile(), STREAMS);
    }
    require(
        "core:jackson-databind", databind(), variant.has(Trait.CARRIES_TYPES) ? STREAMS : DATABIND);
  }

  private static Version smile() {
    return com.fasterxml.jackson.dataformat.smile.PackageVersion.VERSION;
  }

  private static Version cbor() {
    return com.fasterxml.jackson.dataformat.cbor.PackageVersion.VERSION;
  }

  private static Version databind() {
    return com.fasterxml.jackson.databind.cfg.PackageVersion.VERSION;
  }

  /** Asks the class: other jars have Jackson's properties shaded in. */
  static void require(String artifact, Version found, String floor) {
    BackendVersion.require("com.fasterxml.jackson." + artifact, found.toString(), floor);
  }
}

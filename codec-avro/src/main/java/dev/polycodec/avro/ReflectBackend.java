package dev.polycodec.avro;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.OwnSchemas;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import org.jspecify.annotations.Nullable;

/** What the engines share for plain classes: the schemas that Avro makes of them. */
final class ReflectBackend implements Backend {

  private final BackendConfig config;
  private final AvroOptions options;
  private final KnownSchemas known;

  ReflectBackend(BackendConfig config) {
    this.config = config;
    options = config.options(AvroOptions.class).orElseGet(AvroOptions::defaults);
    known =
        new KnownSchemas(
            options.schemas(), type -> ReflectModel.plan(type, config, options).schema());
  }

  @Override
  public Plan prepare(RootType root) {
    return ReflectModel.plan(root.raw(), config, options);
  }

  @Override
  public Engine newEngine() {
    return new AvroEngine(config, known, plan -> new ReflectModel(plan, config, options));
  }

  @Override
  public @Nullable OwnSchemas ownSchemas() {
    return known;
  }
}

package dev.polycodec.protostuff;

import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.BackendVersion;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import io.protostuff.Schema;

/** What the threads of one codec share: how values of each class are written and read. */
final class ProtostuffBackend implements Backend {

  private final BackendConfig config;
  private final boolean delimited;
  private final ClassValue<TypeInfo> types;

  ProtostuffBackend(BackendConfig config, boolean delimited) {
    BackendVersion.require("io.protostuff:protostuff-api", Schema.class, "1.8.0");
    this.config = config;
    this.delimited = delimited;
    this.types =
        new ClassValue<>() {
          @Override
          protected TypeInfo computeValue(Class<?> type) {
            return TypeInfo.of(config.shapes().of(type));
          }
        };
  }

  @Override
  public Plan prepare(RootType root) {
    return Plan.NONE;
  }

  @Override
  public Engine newEngine() {
    return new ProtostuffEngine(this);
  }

  /** Returns how values of a class are written and read. */
  TypeInfo type(Class<?> type) {
    return types.get(type);
  }

  /** Returns whether nested messages are delimited by length, as in protobuf, not by an end tag. */
  boolean delimited() {
    return delimited;
  }

  int maxBytes() {
    return config.limits().maxBytes();
  }
}

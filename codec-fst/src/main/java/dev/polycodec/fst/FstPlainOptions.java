package dev.polycodec.fst;

import dev.polycodec.spi.BackendConfig;
import java.util.Objects;
import java.util.function.Consumer;
import org.nustaq.serialization.FSTConfiguration;

/** What an application may set for {@code fst-plain}; immutable. */
public final class FstPlainOptions {

  private final Consumer<? super FSTConfiguration> setup;
  private final boolean unsafe;

  private FstPlainOptions(Builder builder) {
    setup = builder.setup;
    unsafe = builder.unsafe;
  }

  /** Returns a builder of the defaults: what {@code createDefaultConfiguration()} returns. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a new configuration, set up. */
  FSTConfiguration configuration() {
    FSTConfiguration configuration =
        unsafe
            ? FSTConfiguration.createUnsafeBinaryConfiguration()
            : FSTConfiguration.createDefaultConfiguration();
    setup.accept(configuration);
    return configuration;
  }

  /** Builds {@link FstPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private Consumer<? super FSTConfiguration> setup = configuration -> {};
    private boolean unsafe;

    private Builder() {}

    /**
     * Sets up FST as programs do that write the same bytes: the same classes registered in the same
     * order, serializers, shared references or none. Its class loader is that of the codec.
     *
     * @param change is called for each engine with a new configuration, perhaps by several threads
     *     at once
     */
    public Builder setup(Consumer<? super FSTConfiguration> change) {
      this.setup = BackendConfig.setup(Objects.requireNonNull(change, "change"));
      return this;
    }

    /**
     * Says whether numbers are stored as they are in memory, as in a configuration that {@code
     * createUnsafeBinaryConfiguration()} returns: other bytes, by default not.
     */
    public Builder unsafe(boolean memory) {
      this.unsafe = memory;
      return this;
    }

    /** Builds the options. */
    public FstPlainOptions build() {
      return new FstPlainOptions(this);
    }
  }
}

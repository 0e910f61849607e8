package dev.polycodec.fory;

import dev.polycodec.spi.BackendConfig;
import java.util.Objects;
import java.util.function.Consumer;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;

/** What an application may set for {@code fory-plain}; immutable. */
public final class ForyPlainOptions {

  /** How Forys are set up with these options. */
  final Setup setup;

  private ForyPlainOptions(Builder builder) {
    setup = new Setup(builder.setup, builder.registration, false);
  }

  /**
   * Returns a builder of the defaults: Fory's own for Java, with references, and any class by its
   * name.
   */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link ForyPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private Consumer<? super ForyBuilder> setup = builder -> {};
    private Consumer<? super Fory> registration = fory -> {};

    private Builder() {}

    /**
     * Sets up Fory as programs do that write the same bytes: compatible or not, compressed numbers,
     * enums by name. Its class loader, type checker, depth and compilation are the codec's.
     *
     * @param change is called for each engine with what {@code
     *     Fory.builder().withXlang(false).withRefTracking(true).requireClassRegistration(false)}
     *     returns, perhaps by several threads at once
     */
    public Builder setup(Consumer<? super ForyBuilder> change) {
      this.setup = BackendConfig.setup(Objects.requireNonNull(change, "change"));
      return this;
    }

    /**
     * Registers what those programs register: the same classes in the same order or by the same
     * numbers, serializers.
     *
     * @param change is called for each engine with a new {@code Fory}, perhaps by several threads
     *     at once
     */
    public Builder register(Consumer<? super Fory> change) {
      this.registration = BackendConfig.setup(Objects.requireNonNull(change, "change"));
      return this;
    }

    /** Builds the options. */
    public ForyPlainOptions build() {
      return new ForyPlainOptions(this);
    }
  }
}

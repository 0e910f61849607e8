package dev.polycodec.hessian;

import com.caucho.hessian.io.SerializerFactory;
import dev.polycodec.spi.BackendConfig;
import java.util.Objects;
import java.util.function.Consumer;

/** What an application may set for {@code hessian-plain} and {@code hessian1-plain}; immutable. */
public final class HessianPlainOptions {

  private final Consumer<? super SerializerFactory> setup;
  private final boolean severalValues;

  private HessianPlainOptions(Builder builder) {
    setup = builder.setup;
    severalValues = builder.severalValues;
  }

  /** Returns a builder of the defaults: a new {@code SerializerFactory}. */
  public static Builder builder() {
    return new Builder();
  }

  Consumer<? super SerializerFactory> setup() {
    return setup;
  }

  boolean severalValues() {
    return severalValues;
  }

  /** Builds {@link HessianPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private Consumer<? super SerializerFactory> setup = factory -> {};

    private boolean severalValues;

    private Builder() {}

    /**
     * Sets up Hessian's factory as peers do: factories of your own serializers and deserializers,
     * {@code setAllowNonSerializable}, {@code setSendCollectionType}.
     *
     * @param change is called once for each codec with what a new {@code SerializerFactory} would
     *     be
     */
    public Builder setup(Consumer<? super SerializerFactory> change) {
      this.setup = BackendConfig.setup(Objects.requireNonNull(change, "change"));
      return this;
    }

    /**
     * Says whether a message has several values, one after the other in one stream, as Dubbo writes
     * arguments: the elements of an {@code Object[]}, which is the only class to encode and decode
     * then. By default it has one.
     */
    public Builder severalValues(boolean several) {
      this.severalValues = several;
      return this;
    }

    /** Builds the options. */
    public HessianPlainOptions build() {
      return new HessianPlainOptions(this);
    }
  }
}

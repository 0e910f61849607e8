package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.unsafe.UnsafeOutput;
import dev.polycodec.spi.BackendConfig;
import java.nio.ByteOrder;
import java.util.Objects;
import java.util.function.Consumer;

/** What an application may set for {@code kryo-plain}; immutable. */
public final class KryoPlainOptions {

  private final Consumer<? super Kryo> setup;
  private final boolean rootsNamed;
  private final boolean unsafe;

  private KryoPlainOptions(Builder builder) {
    setup = builder.setup;
    rootsNamed = builder.rootsNamed;
    unsafe = builder.unsafe;
  }

  /**
   * Returns a builder of the defaults: a new {@code Kryo()} that needs no registrations, and roots
   * with their class.
   */
  public static Builder builder() {
    return new Builder();
  }

  Consumer<? super Kryo> setup() {
    return setup;
  }

  boolean rootsNamed() {
    return rootsNamed;
  }

  /** Returns what is written to: an array that grows from a number of bytes. */
  Output output(int bytes) {
    return unsafe ? new UnsafeOutput(bytes, -1) : new Output(bytes, -1);
  }

  /** Builds {@link KryoPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private Consumer<? super Kryo> setup = kryo -> kryo.setRegistrationRequired(false);
    private boolean rootsNamed = true;
    private boolean unsafe;

    private Builder() {}

    /**
     * Sets up Kryo as the program that wrote the bytes did: the same registrations in the same
     * order, references, default serializers, instantiators.
     *
     * @param change is called for each engine with what a new {@code Kryo()} would be, which
     *     requires registrations unless it is told otherwise; perhaps by several threads at once
     */
    public Builder setup(Consumer<? super Kryo> change) {
      this.setup = BackendConfig.setup(Objects.requireNonNull(change, "change"));
      return this;
    }

    /**
     * Says how the bytes begin: with the root's class, as {@code writeClassAndObject} writes it,
     * which is the default; or without, as {@code writeObject} does: the root has the declared
     * class then.
     */
    public Builder rootsNamed(boolean named) {
      this.rootsNamed = named;
      return this;
    }

    /**
     * Says whether encoding goes through Kryo's {@code UnsafeOutput}, which is faster for arrays of
     * numbers and warns on newer JDKs; by default not. The bytes are the same. Decoding never does:
     * its reads are not checked.
     *
     * @throws IllegalStateException if this machine is big-endian, where that output has other
     *     bytes
     */
    public Builder unsafe(boolean use) {
      if (use && ByteOrder.nativeOrder() != ByteOrder.LITTLE_ENDIAN) {
        throw new IllegalStateException(
            "Kryo's UnsafeOutput writes other bytes on this machine: leave unsafe(true) out");
      }
      this.unsafe = use;
      return this;
    }

    /** Builds the options. */
    public KryoPlainOptions build() {
      return new KryoPlainOptions(this);
    }
  }
}

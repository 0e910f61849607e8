package dev.polycodec.kryo;

import com.esotericsoftware.kryo.Kryo;
import java.util.Objects;
import java.util.function.Consumer;

/** What an application may set for {@code kryo-plain}; immutable. */
public final class KryoPlainOptions {

  private static final KryoPlainOptions DEFAULTS = builder().build();

  private final Consumer<? super Kryo> setup;
  private final boolean rootsNamed;

  private KryoPlainOptions(Builder builder) {
    setup = builder.setup;
    rootsNamed = builder.rootsNamed;
  }

  /** Returns a builder of the defaults: a new {@code Kryo()}, and roots with their class. */
  public static Builder builder() {
    return new Builder();
  }

  static KryoPlainOptions defaults() {
    return DEFAULTS;
  }

  Consumer<? super Kryo> setup() {
    return setup;
  }

  boolean rootsNamed() {
    return rootsNamed;
  }

  /** Builds {@link KryoPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private Consumer<? super Kryo> setup = kryo -> {};
    private boolean rootsNamed = true;

    private Builder() {}

    /**
     * Sets up Kryo as the program that wrote the bytes did: the same registrations in the same
     * order, references, default serializers, instantiators.
     *
     * @param change is called for each engine with what a new {@code Kryo()} would be, perhaps by
     *     several threads at once
     */
    public Builder setup(Consumer<? super Kryo> change) {
      this.setup = Objects.requireNonNull(change, "change");
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

    /** Builds the options. */
    public KryoPlainOptions build() {
      return new KryoPlainOptions(this);
    }
  }
}

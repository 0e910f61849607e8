package dev.polycodec.bson;

import java.util.Objects;
import org.bson.codecs.BsonCodecProvider;
import org.bson.codecs.BsonValueCodecProvider;
import org.bson.codecs.CollectionCodecProvider;
import org.bson.codecs.DocumentCodecProvider;
import org.bson.codecs.EnumCodecProvider;
import org.bson.codecs.IterableCodecProvider;
import org.bson.codecs.JsonObjectCodecProvider;
import org.bson.codecs.MapCodecProvider;
import org.bson.codecs.ValueCodecProvider;
import org.bson.codecs.configuration.CodecRegistries;
import org.bson.codecs.configuration.CodecRegistry;
import org.bson.codecs.jsr310.Jsr310CodecProvider;
import org.bson.codecs.pojo.PojoCodecProvider;

/** What an application may set for {@code bson-plain}; immutable. */
public final class BsonPlainOptions {

  final CodecRegistry registry;

  private BsonPlainOptions(Builder builder) {
    registry = builder.registry;
  }

  /** Returns a builder of the defaults: what the driver has by default, and automatic POJOs. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns what the driver's registry has of this library, in its order, and POJOs last. */
  private static CodecRegistry usual() {
    return CodecRegistries.fromProviders(
        new ValueCodecProvider(),
        new BsonValueCodecProvider(),
        new DocumentCodecProvider(),
        new CollectionCodecProvider(),
        new IterableCodecProvider(),
        new MapCodecProvider(),
        new Jsr310CodecProvider(),
        new JsonObjectCodecProvider(),
        new BsonCodecProvider(),
        new EnumCodecProvider(),
        PojoCodecProvider.builder().automatic(true).build());
  }

  /** Builds {@link BsonPlainOptions}; not safe for use by several threads. */
  public static final class Builder {

    private CodecRegistry registry = usual();

    private Builder() {}

    /**
     * Sets what writes and reads each class: the registry that MongoDB's driver has, with your own
     * codecs, conventions and {@code PojoCodecProvider}.
     */
    public Builder registry(CodecRegistry registry) {
      this.registry = Objects.requireNonNull(registry, "registry");
      return this;
    }

    /** Builds the options. */
    public BsonPlainOptions build() {
      return new BsonPlainOptions(this);
    }
  }
}

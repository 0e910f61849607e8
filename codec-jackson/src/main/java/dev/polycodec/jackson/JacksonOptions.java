package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.polycodec.jackson.plain.MapperSettings;
import dev.polycodec.spi.BackendConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What {@code Codecs.builder().configure(...)} takes for {@code json}, {@code smile} and {@code
 * cbor}: modules, and settings of the mapper. Immutable.
 *
 * <p>Whatever they set, class names in the bytes are subject to the policy. The typed codecs have
 * no options: the shapes of the classes decide there, and a {@link dev.polycodec.Surrogate} changes
 * them.
 */
public final class JacksonOptions {

  private final MapperSettings settings;

  private JacksonOptions(Builder builder) {
    settings = new MapperSettings(builder.mapper, List.copyOf(builder.modules), builder.customizer);
  }

  /** Returns a new builder, which changes nothing yet. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns options that take a mapper of the application; see {@link Builder#mapper}. */
  public static JacksonOptions mapper(ObjectMapper mapper) {
    return builder().mapper(mapper).build();
  }

  /** Returns what the options of a codec say, or that they change nothing. */
  static MapperSettings settings(BackendConfig config) {
    return config.options(JacksonOptions.class).orElseGet(() -> builder().build()).settings;
  }

  /** Collects options; not safe for use by several threads at once. */
  public static final class Builder {

    private @Nullable ObjectMapper mapper;
    private final List<Module> modules = new ArrayList<>();
    private Consumer<ObjectMapper> customizer = mapper -> {};

    private Builder() {}

    /**
     * Takes the settings of a mapper of the application instead of the codec's own: its modules,
     * naming, mixins, visibility and features, so that its bytes are what that mapper writes and
     * reads. It is copied when the codec is built, and not changed; the codec's checks come on top.
     */
    public Builder mapper(ObjectMapper mapper) {
      this.mapper = Objects.requireNonNull(mapper);
      return this;
    }

    /**
     * Adds a Jackson module. What it reads is tried, each value, and refused if it does not come
     * back; a class of which it has no more than a serializer is trusted.
     */
    public Builder module(Module module) {
      modules.add(Objects.requireNonNull(module));
      return this;
    }

    /**
     * Adds a change of the mapper, made once when the codec is built, after the modules. Default
     * typing is refused then: it would load classes that the policy does not allow.
     */
    public Builder customize(Consumer<ObjectMapper> change) {
      customizer = customizer.andThen(change);
      return this;
    }

    /** Builds the options. */
    public JacksonOptions build() {
      return new JacksonOptions(this);
    }
  }
}

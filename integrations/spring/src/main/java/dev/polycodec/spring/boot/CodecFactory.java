package dev.polycodec.spring.boot;

import dev.polycodec.Codec;
import dev.polycodec.CodecBuilder;
import dev.polycodec.CodecListener;
import dev.polycodec.Codecs;
import dev.polycodec.registry.RegistryCodec;
import dev.polycodec.registry.StoreRegistry;
import dev.polycodec.spring.boot.PolycodecProperties.Registry;
import dev.polycodec.spring.boot.PolycodecProperties.Stored;
import dev.polycodec.stored.Envelope;
import dev.polycodec.stored.Envelopes;
import java.util.List;
import java.util.Locale;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.util.ClassUtils;

/** Builds the codecs of an application from its properties and customizers. */
final class CodecFactory {

  /** The classes of Spring whose objects it stores by itself, one a line. */
  static final String SPRING_VALUES = "META-INF/polycodec/spring-values.txt";

  /** Has the codec of what Spring stores without Polycodec. */
  private static final String JDK = "dev.polycodec.jdk.JdkCodecProvider";

  private final ClassLoader loader;
  private final PolycodecProperties properties;
  private final ObjectProvider<PolycodecCustomizer> customizers;
  private final ObjectProvider<CodecListener> listeners;
  private final ObjectProvider<StoreRegistry> registry;

  CodecFactory(
      ClassLoader loader,
      PolycodecProperties properties,
      ObjectProvider<PolycodecCustomizer> customizers,
      ObjectProvider<CodecListener> listeners,
      ObjectProvider<StoreRegistry> registry) {
    this.loader = loader;
    this.properties = properties;
    this.customizers = customizers;
    this.listeners = listeners;
    this.registry = registry;
  }

  /** Returns the codec of what peers send, which reads nothing else. */
  Codec sent() {
    return customized(builder()).build();
  }

  /** Returns the codec of what outlives the process, which reads what was stored before, too. */
  Codec stored() {
    StoreRegistry schemas = registry.getIfAvailable();
    if (schemas == null) {
      requireNoRegistry();
      return customized(builder().envelope(envelope())).build();
    }
    if (properties.evolution() != null) {
      throw new IllegalStateException(
          "Schemas are in a registry, so the property polycodec.evolution has no meaning: remove"
              + " it");
    }
    return RegistryCodec.of(customized(builder()), envelope(), schemas);
  }

  private void requireNoRegistry() {
    if (properties.registry() != null) {
      boolean redis = properties.registry() == Registry.REDIS;
      throw new IllegalStateException(
          "polycodec.registry="
              + properties.registry().name().toLowerCase(Locale.ROOT)
              + " needs a bean "
              + (redis ? "RedisConnectionFactory" : "DataSource")
              + ": add the starter that configures it, or a bean SchemaStore");
    }
  }

  private CodecBuilder customized(CodecBuilder builder) {
    customizers.orderedStream().forEach(each -> each.customize(builder));
    return builder;
  }

  private CodecBuilder builder() {
    CodecBuilder builder = Codecs.builder().classLoader(loader).allowFrom(SPRING_VALUES);
    if (properties.codec() != null) {
      builder.use(properties.codec());
    }
    if (properties.evolution() != null) {
      builder.evolution(properties.evolution());
    }
    properties.allow().forEach(builder::allow);
    properties.deny().forEach(builder::deny);
    listeners.orderedStream().forEach(builder::listener);
    return builder;
  }

  private Envelope envelope() {
    Envelope envelope = Envelopes.defaults().alsoRead(properties.alsoRead().toArray(String[]::new));
    for (String codec : legacy()) {
      envelope = envelope.readLegacy(codec);
    }
    return properties.envelope() == Stored.NOT_YET ? envelope.notYetWritten() : envelope;
  }

  private List<String> legacy() {
    if (properties.readLegacy() != null) {
      return properties.readLegacy();
    }
    return ClassUtils.isPresent(JDK, loader) ? List.of("jdk-plain") : List.of();
  }
}

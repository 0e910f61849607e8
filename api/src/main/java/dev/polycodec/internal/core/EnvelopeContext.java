package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.envelope.Packer;
import dev.polycodec.internal.pool.Pool;
import dev.polycodec.internal.pool.Pools;
import dev.polycodec.internal.shape.Types;
import dev.polycodec.internal.wire.Reference;
import java.lang.reflect.Type;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

/** What the handles of a codec with an envelope share. */
final class EnvelopeContext {

  private final EnvelopeConfig config;
  private final Pool<Packer> packers;
  private final Map<Integer, String> names = new HashMap<>();
  private final Routes routes;
  private final Map<String, Legacy> legacy = new LinkedHashMap<>();

  /**
   * Arranges what is read.
   *
   * @throws IllegalStateException if the bytes of two legacy codecs cannot be told apart
   */
  EnvelopeContext(
      EnvelopeConfig config, Pools pools, Function<String, List<Legacy.Source>> sources) {
    this.config = config;
    this.packers = pools.create(Packer::new);
    config.numbers().forEach((name, number) -> names.put(number, name));
    String others = add(config.legacy().others(), sources);
    Map<Class<?>, String> byType = new LinkedHashMap<>();
    config.legacy().byType().forEach((type, codecs) -> byType.put(type, add(codecs, sources)));
    this.routes = Routes.ofLegacy(others, byType);
  }

  private String add(Set<String> codecs, Function<String, List<Legacy.Source>> sources) {
    List<String> sorted = codecs.stream().sorted().toList();
    String group = String.join(", ", sorted);
    legacy.put(group, new Legacy(sorted.stream().map(sources).flatMap(List::stream).toList()));
    return group;
  }

  EnvelopeConfig config() {
    return config;
  }

  Pool<Packer> packers() {
    return packers;
  }

  /** Returns the legacy codecs of a declared type. */
  Legacy legacy(Type type) {
    return Objects.requireNonNull(legacy.get(routes.of(Types.known(type)).codec()));
  }

  /** Returns the name of the codec that a header names. */
  String codecOf(EnvelopeHead head) {
    Reference codec = head.codec();
    String name = codec.name() == null ? names.get(codec.number()) : codec.name();
    if (name == null) {
      throw new MalformedDataException(
          "The envelope names the codec number "
              + codec.number()
              + ", which is no codec's here; add it with Envelope.number");
    }
    return name;
  }

  void close() {
    packers.close();
  }
}

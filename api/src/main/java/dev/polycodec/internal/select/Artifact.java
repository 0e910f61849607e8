package dev.polycodec.internal.select;

import dev.polycodec.internal.wire.KnownCodecs;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One of the artifacts that bring codecs, for messages about those that are not there.
 *
 * @param provider the provider class
 * @param codecs the names of its codecs
 */
record Artifact(String name, String provider, List<String> codecs) {

  private static final String GROUP = "dev.polycodec";

  /** Those whose codecs carry nothing but generated classes. */
  private static final Set<String> GENERATED =
      Set.of("polycodec-avro", "polycodec-protobuf", "polycodec-thrift");

  static final List<Artifact> ALL = KnownCodecs.homes().stream().map(Artifact::of).toList();

  private static Artifact of(KnownCodecs.Home home) {
    String provider = GROUP + "." + home.name() + "." + home.prefix() + "CodecProvider";
    return new Artifact("polycodec-" + home.name(), provider, home.codecs());
  }

  /** Says whether it is for objects of any class, and not of generated ones only. */
  boolean isGeneral() {
    return !GENERATED.contains(name);
  }

  /** Returns the artifact whose codec a name is, or would be by its first word; null if none. */
  static @Nullable Artifact of(String codec) {
    String family = codec.split("-", 2)[0];
    return ALL.stream()
        .filter(
            each ->
                each.codecs.stream()
                    .anyMatch(name -> name.equals(codec) || name.split("-", 2)[0].equals(family)))
        .findFirst()
        .orElse(null);
  }

  /** Returns the codec, one of ours or of those present, whose name is nearly the same, or null. */
  static @Nullable String nearest(String name, Stream<String> present) {
    Stream<String> ours = ALL.stream().flatMap(each -> each.codecs.stream());
    return Nearest.of(name, Stream.concat(present, ours).toList());
  }

  /** Returns how a build names it. */
  String coordinates() {
    return GROUP + ":" + name;
  }

  /** Says whether a loader has the provider, announced or not. */
  boolean isIn(ClassLoader loader) {
    return loader.getResource(provider.replace('.', '/') + ".class") != null;
  }
}

package dev.polycodec.internal.select;

import dev.polycodec.internal.wire.KnownCodecs;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One of the artifacts that bring codecs, for messages about those that are not there.
 *
 * @param provider the provider class
 * @param codecs the names of its codecs
 * @param isGeneral whether one of them is selected unasked for objects of any class
 */
record Artifact(String name, String provider, List<String> codecs, boolean isGeneral) {

  private static final String GROUP = "dev.polycodec";

  static final List<Artifact> ALL = KnownCodecs.homes().stream().map(Artifact::of).toList();

  private static Artifact of(KnownCodecs.Home home) {
    String provider =
        GROUP + "." + home.name().replace('-', '.') + "." + home.prefix() + "CodecProvider";
    boolean general = !home.framed().isEmpty();
    return new Artifact("polycodec-" + home.name(), provider, home.codecs(), general);
  }

  /** Returns the artifact whose codec a name is, or would be by its first word; null if none. */
  static @Nullable Artifact of(String codec) {
    Artifact home = first(codec::equals);
    return home == null ? first(name -> family(name).equals(family(codec))) : home;
  }

  private static @Nullable Artifact first(Predicate<String> wanted) {
    return ALL.stream()
        .filter(each -> each.codecs.stream().anyMatch(wanted))
        .findFirst()
        .orElse(null);
  }

  private static String family(String codec) {
    return codec.split("-", 2)[0];
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

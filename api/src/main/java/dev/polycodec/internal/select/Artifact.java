package dev.polycodec.internal.select;

import dev.polycodec.internal.wire.KnownCodecs;
import java.util.Comparator;
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
  private static final Set<String> GENERATED = Set.of("polycodec-avro", "polycodec-protobuf");

  /** Of so many changed letters, a name is a misspelt one. */
  private static final int MISSPELT = 2;

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
    return Stream.concat(present, ALL.stream().flatMap(each -> each.codecs.stream()))
        .filter(other -> distance(name, other) <= MISSPELT)
        .min(Comparator.comparingInt(other -> distance(name, other)))
        .orElse(null);
  }

  /** Returns how many letters must be inserted, removed, replaced or swapped with the next. */
  private static int distance(String one, String other) {
    int[][] steps = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : step(steps, one, other, i, j);
      }
    }
    return steps[one.length()][other.length()];
  }

  private static int step(int[][] steps, String one, String other, int i, int j) {
    int replaced = steps[i - 1][j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
    boolean swapped =
        i > 1
            && j > 1
            && one.charAt(i - 1) == other.charAt(j - 2)
            && one.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
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

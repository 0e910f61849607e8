package dev.polycodec.internal.core;

import dev.polycodec.internal.envelope.EnvelopeConfig;
import dev.polycodec.internal.envelope.EnvelopeConfig.Option;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The first step of a migration, which writes as if there were no envelope: it must read that, or
 * what it stores is lost to it.
 */
final class FirstStep {

  private final BackendCodec own;
  private final Function<String, List<Legacy.Source>> sources;

  private FirstStep(BackendCodec own, Function<String, List<Legacy.Source>> sources) {
    this.own = own;
    this.sources = sources;
  }

  /**
   * Refuses what would write bytes that it does not read.
   *
   * @param tagged whether messages have a codec tag where they have no envelope
   * @param own the codec that writes, if no tag says so
   * @throws IllegalStateException if a message without an envelope would not be read
   */
  static void require(
      EnvelopeConfig config,
      boolean tagged,
      BackendCodec own,
      Function<String, List<Legacy.Source>> sources) {
    if (!config.has(Option.NOT_YET_WRITTEN) || (tagged && config.has(Option.TAGS))) {
      return;
    }
    if (tagged) {
      throw new IllegalStateException(
          "notYetWritten() goes on writing codec tags, which this envelope does not read: add"
              + " readTags()");
    }
    FirstStep step = new FirstStep(own, sources);
    step.require(config.legacy().others(), null);
    config.legacy().byType().forEach((type, names) -> step.require(names, type));
  }

  private void require(Set<String> names, @Nullable Class<?> type) {
    if (names.contains(own.name())) {
      return;
    }
    String roots = type == null ? "" : ", " + type.getSimpleName() + ".class";
    String written =
        "notYetWritten() goes on writing as '" + own.name() + "' does without an envelope, which ";
    for (String name : names.stream().sorted().toList()) {
      if (!isApartFrom(name)) {
        String read = "cannot be told from what readLegacy(\"" + name + "\"" + roots + ") reads: ";
        throw new IllegalStateException(
            ("%s%sthe first step goes on writing what is stored, with use(\"%s\") and"
                    + " alsoRead(\"%s\")")
                .formatted(written, read, name, own.name()));
      }
    }
    throw new IllegalStateException(
        "%sthis envelope does not read: add readLegacy(\"%s\"%s)"
            .formatted(written, own.name(), roots));
  }

  private boolean isApartFrom(String name) {
    return sources.apply(name).stream()
        .allMatch(
            theirs ->
                sources.apply(own.name()).stream()
                    .allMatch(ours -> ours.signature().isApartFrom(theirs.signature())));
  }
}

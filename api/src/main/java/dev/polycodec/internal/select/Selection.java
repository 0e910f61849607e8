package dev.polycodec.internal.select;

import dev.polycodec.NoCodecException;
import dev.polycodec.internal.wire.KnownCodecs;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Selects codecs among those present, and never one of several at random. */
final class Selection {

  private static final Logger LOG = LoggerFactory.getLogger(Selection.class);

  private final Discovery present;

  Selection(Discovery present) {
    this.present = present;
  }

  /**
   * Returns the codec that was named, else the sole primary one.
   *
   * @throws NoCodecException if there is none, or more than one, or one failed to load
   */
  Candidate select(@Nullable Choice choice) {
    if (choice != null) {
      return named(choice);
    }
    requireUnbroken();
    List<Candidate> primaries = present.primaries();
    if (primaries.isEmpty()) {
      throw new NoCodecException(
          "No codec is present. Add one of these artifacts of dev.polycodec: "
              + String.join(", ", KnownCodecs.artifacts()));
    }
    if (primaries.size() > 1) {
      throw new NoCodecException(
          "Several codecs are present: "
              + primaries.stream().map(Candidate::described).collect(Collectors.joining(", "))
              + ". Name one with use(\""
              + primaries.get(0).name()
              + "\"), the system property polycodec.codec, or the key codec in"
              + " polycodec.properties; or keep one of the jars");
    }
    return primaries.get(0);
  }

  /** Returns the codec of a name, or null if there is none. */
  @Nullable Candidate find(String name) {
    return present.candidates().stream()
        .filter(c -> c.name().equals(name))
        .findFirst()
        .orElse(null);
  }

  /**
   * Returns the codec that a place names.
   *
   * @throws NoCodecException if there is none
   */
  Candidate named(Choice choice) {
    Candidate candidate = find(choice.codec());
    if (candidate == null) {
      throw unknown(choice);
    }
    present
        .broken()
        .forEach(e -> LOG.warn("Skipped a codec that failed to load: {}", e.toString(), e));
    return candidate;
  }

  private NoCodecException unknown(Choice choice) {
    String names =
        present.candidates().isEmpty()
            ? "none"
            : present.candidates().stream()
                .map(Candidate::name)
                .sorted()
                .collect(Collectors.joining(", "));
    String message =
        "There is no codec '"
            + choice.codec()
            + "', which "
            + choice.by()
            + " names; present: "
            + names;
    return failed(message + missing(choice.codec()) + brokenList());
  }

  private static String missing(String name) {
    String artifact = KnownCodecs.artifactOf(name);
    return artifact == null ? "" : ". Its artifact is dev.polycodec:" + artifact;
  }

  private void requireUnbroken() {
    if (!present.broken().isEmpty()) {
      throw failed(
          "No codec is selected automatically while one fails to load; repair it, or name another"
              + brokenList());
    }
  }

  private String brokenList() {
    return present.broken().isEmpty()
        ? ""
        : present.broken().stream()
            .map(Throwable::toString)
            .collect(Collectors.joining("; ", ". Failed to load: ", ""));
  }

  private NoCodecException failed(String message) {
    Throwable cause = present.broken().isEmpty() ? null : present.broken().get(0);
    return new NoCodecException(message, null, null, cause);
  }
}

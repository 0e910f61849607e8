package dev.polycodec.internal.select;

import dev.polycodec.NoCodecException;
import dev.polycodec.Trait;
import dev.polycodec.spi.CodecProvider;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Selects codecs among those present, and never one of several at random. */
final class Selection {

  private static final Logger LOG = LoggerFactory.getLogger(Selection.class);

  private static final String SERVICES = "META-INF/services/" + CodecProvider.class.getName();

  private final Discovery present;
  private final Sight sight;

  Selection(Discovery present, Sight sight) {
    this.present = present;
    this.sight = sight;
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
    for (Artifact artifact : Artifact.ALL) {
      if (isUnannounced(artifact)) {
        throw failed("No codec is selected automatically" + unannounced(artifact));
      }
    }
    if (primaries.isEmpty()) {
      throw failed(
          "No codec is present"
              + sight.described()
              + sight.blindness()
              + ". Add one of these artifacts of dev.polycodec: "
              + Artifact.ALL.stream()
                  .filter(Artifact::isGeneral)
                  .map(Artifact::name)
                  .collect(Collectors.joining(", "))
              + presentByName());
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

  private String presentByName() {
    return present.candidates().isEmpty()
        ? ""
        : present.candidates().stream()
            .map(Candidate::name)
            .collect(
                Collectors.joining(
                    ", ", "; or name what is there, but never selected unasked: ", ""));
  }

  /** Returns the primary codecs of generated classes. */
  List<Candidate> ofGenerated() {
    return present.candidates().stream()
        .filter(each -> each.primary() && each.variant().has(Trait.SCHEMA_FIRST))
        .toList();
  }

  /** Returns the codec of a name, or null if there is none. */
  @Nullable Candidate find(String name) {
    for (Candidate candidate : present.candidates()) {
      if (candidate.name().equals(name)) {
        return candidate;
      }
    }
    return null;
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
    for (Broken broken : present.broken()) {
      LOG.warn("Skipped a codec that failed to load: {}", broken, broken.failure());
    }
    return candidate;
  }

  private NoCodecException unknown(Choice choice) {
    String names =
        present.candidates().isEmpty()
            ? "none" + sight.described() + sight.blindness()
            : present.candidates().stream()
                .map(Candidate::name)
                .sorted()
                .collect(Collectors.joining(", "));
    String message =
        "There is no codec '%s', which %s names; present: %s"
            .formatted(choice.codec(), choice.by(), names);
    return failed(message + wayOut(choice.codec()) + brokenList());
  }

  private String wayOut(String name) {
    Artifact home = Artifact.of(name);
    if (home != null && isUnannounced(home)) {
      return unannounced(home);
    }
    if (home != null && home.codecs().contains(name) && !isPresent(home)) {
      return ". Its artifact is " + home.coordinates();
    }
    String meant = Artifact.nearest(name, present.candidates().stream().map(Candidate::name));
    if (meant != null) {
      Artifact other = find(meant) == null ? Artifact.of(meant) : null;
      return ". Did you mean '"
          + meant
          + (other == null ? "'?" : "' of " + other.coordinates() + "?");
    }
    return home == null
        ? ""
        : ". " + home.coordinates() + " has " + String.join(", ", home.codecs()) + ", and no other";
  }

  private boolean isPresent(Artifact artifact) {
    return present.candidates().stream()
        .anyMatch(each -> each.provider().getClass().getName().equals(artifact.provider()));
  }

  private boolean isUnannounced(Artifact artifact) {
    return present.broken().isEmpty() && !isPresent(artifact) && artifact.isIn(sight.loader());
  }

  private static String unannounced(Artifact artifact) {
    return ". The provider "
        + artifact.provider()
        + " is there, but no "
        + SERVICES
        + " names it: whatever merged the jars kept one of several files of that name. Have them"
        + " merged, with the ServicesResourceTransformer of maven-shade-plugin or"
        + " mergeServiceFiles() of Gradle's shadow";
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
            .map(Broken::toString)
            .collect(Collectors.joining("; ", ". Failed to load: ", ""));
  }

  private NoCodecException failed(String message) {
    Throwable cause = present.broken().isEmpty() ? null : present.broken().get(0).failure();
    return new NoCodecException(message, null, null, cause);
  }
}

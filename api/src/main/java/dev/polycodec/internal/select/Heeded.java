package dev.polycodec.internal.select;

import dev.polycodec.internal.envelope.EnvelopeConfig.Option;
import java.util.List;

/**
 * Refuses what only a walk over the objects heeds, if a codec that writes is its library's own:
 * fields that the application wants left out would be written.
 */
final class Heeded {

  private Heeded() {}

  /** Says whether nothing was asked for that a codec would not heed. */
  static boolean by(Candidate codec, Request request) {
    return !codec.plain() || (request.exclusions().isEmpty() && request.surrogates().isEmpty());
  }

  /**
   * Checks what a builder was told.
   *
   * @param writers the codecs that the application has named for what it encodes
   * @param readers those that it only reads
   * @throws IllegalStateException if one that writes would not heed it, unless the application
   *     changes from plain codecs to one that does: that has to be told before
   */
  static void require(Request request, List<Candidate> writers, List<Candidate> readers) {
    List<Candidate> deaf = writers.stream().filter(each -> !by(each, request)).toList();
    if (deaf.isEmpty()) {
      return;
    }
    boolean changing =
        writers.stream().allMatch(Candidate::plain) && !readers.stream().allMatch(Candidate::plain);
    if (!request.exclusions().isEmpty() && !(changing && isFirstStep(request))) {
      throw unheeded("exclude", deaf, "make the fields transient");
    } else if (!request.surrogates().isEmpty() && !changing) {
      throw unheeded("surrogate", deaf, "give the library a serializer of your own");
    }
  }

  private static boolean isFirstStep(Request request) {
    return request.envelope() != null && request.envelope().has(Option.NOT_YET_WRITTEN);
  }

  private static IllegalStateException unheeded(
      String call, List<Candidate> codecs, String instead) {
    List<String> names = codecs.stream().map(each -> "'" + each.name() + "'").distinct().toList();
    return new IllegalStateException(
        call
            + " cannot be combined with the codec"
            + (names.size() == 1
                ? " " + names.get(0) + ", whose library decides what its objects hold: "
                : "s "
                    + String.join(", ", names)
                    + ", whose libraries decide what their objects hold: ")
            + instead
            + ", or use another codec");
  }
}

package dev.polycodec.internal.select;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * Refuses what only a walk over the objects heeds, if each codec is its library's own: fields that
 * the application wants left out would be written.
 */
final class Heeded {

  private Heeded() {}

  /**
   * Checks what a builder was told.
   *
   * @param codecs those that the application has named; annotations may name others
   * @throws IllegalStateException if none of them would heed it
   */
  static void require(Request request, Set<Candidate> codecs) {
    if (request.annotations() || !codecs.stream().allMatch(Candidate::plain)) {
      return;
    }
    if (!request.exclusions().isEmpty()) {
      throw unheeded("exclude", codecs, "make the fields transient");
    } else if (!request.surrogates().isEmpty()) {
      throw unheeded("surrogate", codecs, "give the library a serializer of your own");
    }
  }

  private static IllegalStateException unheeded(
      String call, Set<Candidate> codecs, String instead) {
    String names =
        codecs.stream().map(each -> "'" + each.name() + "'").collect(Collectors.joining(", "));
    return new IllegalStateException(
        call
            + " cannot be combined with the codec"
            + (codecs.size() == 1
                ? " " + names + ", whose library decides what its objects hold: "
                : "s " + names + ", whose libraries decide what their objects hold: ")
            + instead
            + ", or use another codec");
  }
}

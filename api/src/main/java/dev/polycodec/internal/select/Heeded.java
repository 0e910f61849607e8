package dev.polycodec.internal.select;

import java.util.List;

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
  static void require(Request request, List<Candidate> codecs) {
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

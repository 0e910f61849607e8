package dev.polycodec.cli;

import dev.polycodec.CodecException;
import dev.polycodec.compare.Progress;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;

/** Converts the values of a store, and counts. */
final class Conversion implements Store.Visitor {

  private static final int TOLD = 20;

  private final OpenConversion by;
  private final @Nullable Journal journal;
  private final PrintWriter err;
  private final Progress progress;

  private int converted;
  private int kept;
  private int failed;
  private int skipped;
  private int changed;

  /**
   * Creates a conversion.
   *
   * @param journal what was converted, or null for a dry run
   */
  Conversion(OpenConversion by, @Nullable Journal journal, PrintWriter err, Progress progress) {
    this.by = by;
    this.journal = journal;
    this.err = err;
    this.progress = progress;
  }

  @Override
  public void visit(String name, byte[] bytes, Store.Place place) {
    try {
      if (isDone(bytes, place)) {
        kept++;
      } else {
        convert(name, bytes, place);
      }
    } catch (CodecException e) {
      failed++;
      tell(name, Advice.of(e));
    }
    progress.step();
  }

  private boolean isDone(byte[] bytes, Store.Place place) {
    return (journal != null && journal.has(place.key(), bytes))
        || (by.target().isFormOf(bytes) && (!by.target().isDoubtful(bytes) || isWrittenSo(bytes)));
  }

  private boolean isWrittenSo(byte[] bytes) {
    try {
      Object value = by.decodeNew(bytes);
      return !by.target().envelope() || by.target().lacksCompression(by.encode(value));
    } catch (CodecException e) {
      return false; // the reader says what is wrong, if anything is
    }
  }

  private void convert(String name, byte[] old, Store.Place place) {
    Losses losses = by.losses();
    if (losses != null) {
      losses.forget();
    }
    Object value = by.decode(old);
    String lost = losses == null ? null : losses.tell();
    if (lost != null) {
      failed++;
      tell(name, lost);
    } else {
      write(name, by.encode(value), place);
    }
  }

  private void write(String name, byte[] bytes, Store.Place place) {
    if (journal != null) {
      journal.add(place.key(), bytes);
    }
    switch (journal == null ? Store.Outcome.REPLACED : place.replace(bytes)) {
      case REPLACED -> converted++;
      case CHANGED -> {
        changed++;
        tell(name, "was changed by somebody else: it stays as it is");
      }
      case AGAIN -> {}
    }
  }

  @Override
  public void skip(String name, String reason) {
    skipped++;
    tell(name, reason);
  }

  private void tell(String name, String what) {
    if (failed + skipped + changed <= TOLD) {
      err.println(Text.plain(name) + ": " + Text.plain(what));
    }
  }

  Counts counts() {
    return new Counts(converted, kept, failed, changed, skipped);
  }
}

package dev.polycodec.cli;

import dev.polycodec.CodecException;
import dev.polycodec.compare.Progress;
import java.io.PrintWriter;

/** Converts the values of a store, and counts. */
final class Conversion implements Store.Visitor {

  private static final int TOLD = 20;

  private final OpenConversion by;
  private final Journal journal;
  private final PrintWriter err;
  private final Progress progress;

  private int converted;
  private int kept;
  private int failed;
  private int skipped;
  private int changed;

  Conversion(OpenConversion by, Journal journal, PrintWriter err, Progress progress) {
    this.by = by;
    this.journal = journal;
    this.err = err;
    this.progress = progress;
  }

  @Override
  public void visit(String name, byte[] bytes, Store.Place place) {
    try {
      if (journal.has(place.key(), bytes) || by.isDone(bytes)) {
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
      return;
    }
    byte[] bytes = by.encode(value);
    if (by.target().same() && !journal.isKept() && !by.isDone(bytes)) {
      failed++;
      tell(
          name,
          "would not tell that it is converted: add --journal FILE, which ./polycodec convert has");
    } else {
      write(name, bytes, place);
    }
  }

  private void write(String name, byte[] bytes, Store.Place place) {
    if (by.writing()) {
      journal.add(place.key(), bytes);
    }
    switch (by.writing() ? place.replace(bytes) : Store.Outcome.REPLACED) {
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

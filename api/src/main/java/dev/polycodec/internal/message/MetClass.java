package dev.polycodec.internal.message;

import dev.polycodec.spi.Layout;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A class in the table of a message, or of one before: all that is asked of it, in one place. */
final class MetClass {

  /** Stands for the class that was asked for last, while there is none. */
  static final MetClass NONE = new MetClass();

  final @Nullable Class<?> type;
  final int footprint;

  /** The number of the message that has met the class last. */
  int message;

  private final @Nullable ClassInfo info;
  private @Nullable Layout layout;

  private MetClass() {
    this.type = null;
    this.info = null;
    this.footprint = 0;
  }

  MetClass(ClassInfo info, Layout layout, int message) {
    this.type = info.type();
    this.info = info;
    this.footprint = info.footprint();
    this.layout = layout;
    this.message = message;
  }

  /** Returns what is known of the class from this message or an earlier one of any root. */
  ClassInfo info() {
    return Objects.requireNonNull(info);
  }

  /** Returns how the writer of the message laid the class out. */
  Layout layout() {
    return Objects.requireNonNull(layout);
  }

  void layout(Layout next) {
    layout = next;
  }
}

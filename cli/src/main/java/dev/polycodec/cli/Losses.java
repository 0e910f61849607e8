package dev.polycodec.cli;

import dev.polycodec.CodecListener;
import org.jspecify.annotations.Nullable;

/** Notes what a value has and its class has no longer, so that it would not be written again. */
final class Losses implements CodecListener {

  private volatile @Nullable Dropped first;

  /** Forgets the value. */
  void forget() {
    first = null;
  }

  @Override
  public void onDropped(Dropped property) {
    first = first == null ? property : first;
  }

  /** Returns what would be lost of the value, or null. */
  @Nullable String tell() {
    Dropped lost = first;
    return lost == null
        ? null
        : lost.type().getName()
            + " has no field "
            + lost.name()
            + ", which the value has: it would be lost. Convert with the classes that have it, or"
            + " add --drop";
  }
}

package dev.polycodec.tck.model.versions;

import org.jspecify.annotations.Nullable;

/** Has another name for a field. */
public final class Account5 {
  private final int number;
  private final @Nullable String name;

  /** Creates an account. */
  public Account5(int id, String name) {
    this.number = id;
    this.name = name;
  }

  @Override
  public String toString() {
    return number + " " + name;
  }
}

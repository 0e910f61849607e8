package dev.polycodec.tck.model.versions;

import org.jspecify.annotations.Nullable;

/** Has one more field. */
public final class Account2 {
  private final int id;
  private final @Nullable String name;
  private final @Nullable String note;

  /** Creates an account. */
  public Account2(int id, String name) {
    this.id = id;
    this.name = name;
    this.note = "new";
  }

  @Override
  public String toString() {
    return id + " " + name + " " + note;
  }
}

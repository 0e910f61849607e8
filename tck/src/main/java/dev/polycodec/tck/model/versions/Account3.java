package dev.polycodec.tck.model.versions;

import org.jspecify.annotations.Nullable;

/** Has a wider field. */
public final class Account3 {
  private final long id;
  private final @Nullable String name;

  /** Creates an account. */
  public Account3(int id, String name) {
    this.id = id;
    this.name = name;
  }

  @Override
  public String toString() {
    return id + " " + name;
  }
}

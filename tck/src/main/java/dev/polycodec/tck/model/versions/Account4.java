package dev.polycodec.tck.model.versions;

import org.jspecify.annotations.Nullable;

/** Declares its fields in another order. */
public final class Account4 {
  private final @Nullable String name;
  private final int id;

  /** Creates an account. */
  public Account4(int id, String name) {
    this.name = name;
    this.id = id;
  }

  @Override
  public String toString() {
    return id + " " + name;
  }
}

package dev.polycodec.tck.model.versions;

import org.jspecify.annotations.Nullable;

/** The first version. */
public final class Account1 {
  private final int id;
  private final @Nullable String name;

  /** Creates an account. */
  public Account1(int id, String name) {
    this.id = id;
    this.name = name;
  }

  @Override
  public String toString() {
    return id + " " + name;
  }
}

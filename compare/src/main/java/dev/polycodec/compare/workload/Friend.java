package dev.polycodec.compare.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Names a friend of a {@link Person}. */
public class Friend implements Serializable {

  private static final long serialVersionUID = 1L;

  public int id;
  public @Nullable String name;
}

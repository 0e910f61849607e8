package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.Date;
import org.jspecify.annotations.Nullable;

/** What a user does in a department. */
public class Position implements Serializable {

  private static final long serialVersionUID = 1L;

  public @Nullable Integer id;
  public @Nullable String code;
  public @Nullable String name;
  public @Nullable Integer grade;
  public @Nullable Integer sort;
  public @Nullable Date created;
}

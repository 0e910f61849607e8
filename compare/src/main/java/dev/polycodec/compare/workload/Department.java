package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A department and those below it. */
public class Department implements Serializable {

  private static final long serialVersionUID = 1L;

  public @Nullable Integer id;
  public @Nullable String code;
  public @Nullable String name;
  public @Nullable String manager;
  public @Nullable Integer sort;
  public @Nullable Date created;
  public List<Department> children = new ArrayList<>();
}

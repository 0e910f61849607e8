package dev.polycodec.compare.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A record of 20 optional fields of five types. */
public class MixedRow implements Serializable {

  private static final long serialVersionUID = 1L;

  public @Nullable String s1;
  public @Nullable Double d1;
  public @Nullable Long l1;
  public @Nullable Integer i1;
  public @Nullable Float f1;
  public @Nullable String s2;
  public @Nullable Double d2;
  public @Nullable Long l2;
  public @Nullable Integer i2;
  public @Nullable Float f2;
  public @Nullable String s3;
  public @Nullable Double d3;
  public @Nullable Long l3;
  public @Nullable Integer i3;
  public @Nullable Float f3;
  public @Nullable String s4;
  public @Nullable Double d4;
  public @Nullable Long l4;
  public @Nullable Integer i4;
  public @Nullable Float f4;
}

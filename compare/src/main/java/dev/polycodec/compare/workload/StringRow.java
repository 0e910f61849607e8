package dev.polycodec.compare.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A record of 20 optional strings. */
public class StringRow implements Serializable {

  private static final long serialVersionUID = 1L;

  public @Nullable String s1;
  public @Nullable String s2;
  public @Nullable String s3;
  public @Nullable String s4;
  public @Nullable String s5;
  public @Nullable String s6;
  public @Nullable String s7;
  public @Nullable String s8;
  public @Nullable String s9;
  public @Nullable String s10;
  public @Nullable String s11;
  public @Nullable String s12;
  public @Nullable String s13;
  public @Nullable String s14;
  public @Nullable String s15;
  public @Nullable String s16;
  public @Nullable String s17;
  public @Nullable String s18;
  public @Nullable String s19;
  public @Nullable String s20;
}

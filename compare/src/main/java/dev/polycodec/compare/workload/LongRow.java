package dev.polycodec.compare.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A record of 20 optional numbers. */
public class LongRow implements Serializable {

  private static final long serialVersionUID = 1L;

  public @Nullable Long l1;
  public @Nullable Long l2;
  public @Nullable Long l3;
  public @Nullable Long l4;
  public @Nullable Long l5;
  public @Nullable Long l6;
  public @Nullable Long l7;
  public @Nullable Long l8;
  public @Nullable Long l9;
  public @Nullable Long l10;
  public @Nullable Long l11;
  public @Nullable Long l12;
  public @Nullable Long l13;
  public @Nullable Long l14;
  public @Nullable Long l15;
  public @Nullable Long l16;
  public @Nullable Long l17;
  public @Nullable Long l18;
  public @Nullable Long l19;
  public @Nullable Long l20;
}

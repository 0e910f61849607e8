package dev.polycodec.compare.workload;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** A small object of a catalogue. */
public class Item implements Serializable {

  private static final long serialVersionUID = 1L;

  public long id;
  public @Nullable String sku;
  public @Nullable String name;
  public @Nullable String category;
  public int quantity;
  public double price;
  public boolean available;
  public long updated;
}

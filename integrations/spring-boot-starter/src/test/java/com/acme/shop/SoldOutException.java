package com.acme.shop;

/** Thrown when there is no more of an item. */
public class SoldOutException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String item;

  /** Names the item. */
  public SoldOutException(String item) {
    super(item + " is sold out");
    this.item = item;
  }

  /** Returns the item. */
  public String item() {
    return item;
  }
}

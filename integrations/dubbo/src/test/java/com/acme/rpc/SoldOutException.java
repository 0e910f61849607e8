package com.acme.rpc;

/** A failure of the application, which must arrive as what it is. */
public class SoldOutException extends RuntimeException {

  private static final long serialVersionUID = 1;

  public final String item;

  /** Creates the failure of an item. */
  public SoldOutException(String item) {
    super(item + " is sold out");
    this.item = item;
  }
}

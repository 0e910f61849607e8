package com.acme.rpc;

import java.io.Serializable;

/** A result. */
public class Receipt implements Serializable {

  private static final long serialVersionUID = 1;

  public Order order;
  public long number;
  public String note;
  public double price;
}

package com.acme;

import java.io.Serializable;

/** What the simplest library can write. */
public class Parcel implements Serializable {
  private static final long serialVersionUID = 1;

  public String receiver = "Ada";
  public int weight = 7;
}

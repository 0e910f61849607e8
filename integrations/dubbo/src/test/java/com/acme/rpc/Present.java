package com.acme.rpc;

import java.io.Serializable;

/** A part of an argument that nobody allowed. */
public class Present implements Serializable {

  private static final long serialVersionUID = 1;

  public String ribbon = "red";
}

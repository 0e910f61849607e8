package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.HashMap;

/** A small message whose parameters have no declared class. */
public class MessageInfo implements Serializable {

  private static final long serialVersionUID = 1L;

  public String username = "";
  public String password = "";
  public int age;
  public HashMap<String, Object> params = new HashMap<>();
}

package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.LinkedHashMap;
import java.util.Map;

/** A user's session: strings and byte arrays by name. */
public class Session implements Serializable {

  private static final long serialVersionUID = 1L;

  public String id = "";
  public long created;
  public long lastAccess;
  public Map<String, String> texts = new LinkedHashMap<>();
  public Map<String, byte[]> blobs = new LinkedHashMap<>();
}

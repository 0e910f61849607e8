package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** A node of a {@link Graph}. */
public class Node implements Serializable {

  private static final long serialVersionUID = 1L;

  public int id;
  public String label = "";
  public List<Node> edges = new ArrayList<>();
}

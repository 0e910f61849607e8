package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Nodes that refer to each other. */
public class Graph implements Serializable {

  private static final long serialVersionUID = 1L;

  public List<Node> nodes = new ArrayList<>();
}

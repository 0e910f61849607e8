package dev.polycodec.compare.workload;

import dev.polycodec.TypeRef;
import java.util.List;
import java.util.Random;

/** Makes the workload {@code graph}. */
final class Graphs {

  private static final int NODES = 1_000;
  private static final int EDGES = 3;

  private Graphs() {}

  /**
   * Makes nodes with three edges each: down to both children in a binary tree, the rest up to any
   * nodes on the way to the root. That shares and has cycles, and is no deeper than the tree: depth
   * is another matter than identity.
   */
  static Workload graph() {
    Random random = new Random(3);
    Text text = new Text(random);
    Graph graph = new Graph();
    for (int i = 0; i < NODES; i++) {
      Node node = new Node();
      node.id = i;
      node.label = text.word();
      graph.nodes.add(node);
    }
    for (Node node : graph.nodes) {
      connect(node, graph.nodes, random);
    }
    return new Workload(
        "graph",
        "1,000 nodes with 3 edges each: shared references and cycles",
        TypeRef.of(Graph.class),
        List.of(graph),
        NODES);
  }

  private static void connect(Node node, List<Node> nodes, Random random) {
    for (int child = 2 * node.id + 1; child <= 2 * node.id + 2 && child < NODES; child++) {
      node.edges.add(nodes.get(child));
    }
    while (node.edges.size() < EDGES) {
      node.edges.add(nodes.get(ancestor(node.id, random)));
    }
  }

  /** Returns a node between this one, itself included, and the root. */
  private static int ancestor(int id, Random random) {
    int ancestor = id;
    while (ancestor > 0 && random.nextInt(3) > 0) {
      ancestor = (ancestor - 1) / 2;
    }
    return ancestor;
  }
}

package dev.polycodec.benchmarks;

import dev.polycodec.compare.workload.Graph;
import dev.polycodec.compare.workload.Node;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import dev.polycodec.tck.equality.DeepEquality;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** What is measured in one JVM: one contender on one workload, shared by all threads. */
@State(Scope.Benchmark)
public class Subject {

  private static final int POISON_NODES = 100_000;
  private static final int NODE_CHARS = 90;

  @Param("kryo")
  private String codec = "";

  @Param("ours")
  private String way = "";

  @Param("user")
  private String workload = "";

  @Param("3000")
  private int warmUpMillis;

  @Param("false")
  private boolean poisoned;

  private Contender contender = new Missing();
  private List<?> values = List.of();
  private byte[][] encoded = {};
  private long messageBytes;

  /** Creates the subject, which JMH fills. */
  public Subject() {}

  Subject(Lane lane, Workload workload) throws Exception {
    open(lane, workload);
  }

  /** Sets the contender up, and proves that it brings the values back. */
  @Setup(Level.Trial)
  public void open() throws Exception {
    open(Lanes.find().get(codec, way), Workloads.load(workload));
  }

  private void open(Lane lane, Workload data) throws Exception {
    contender = lane.opener().open(data);
    values = data.messages();
    encoded = new byte[values.size()][];
    for (int i = 0; i < encoded.length; i++) {
      encoded[i] = contender.encode(values.get(i));
      requireEqual(lane, values.get(i), contender.decode(encoded[i]));
    }
    for (byte[] message : encoded) {
      messageBytes += message.length;
    }
    if (poisoned) {
      contender.encodeOther(poison());
    }
  }

  private static void requireEqual(Lane lane, Object value, Object decoded) {
    Optional<String> difference = DeepEquality.difference(value, decoded, lane.traits());
    if (difference.isPresent()) {
      throw new IllegalStateException(lane.name() + " changes the value: " + difference.get());
    }
  }

  /**
   * Returns about ten megabytes in many objects: what grows is buffers and tables of references.
   */
  private static Graph poison() {
    Graph graph = new Graph();
    for (int i = 0; i < POISON_NODES; i++) {
      Node node = new Node();
      node.id = i;
      node.label = "x".repeat(NODE_CHARS) + i;
      graph.nodes.add(node);
    }
    return graph;
  }

  Contender contender() {
    return contender;
  }

  int warmUpMillis() {
    return warmUpMillis;
  }

  List<?> values() {
    return values;
  }

  long messageBytes() {
    return messageBytes;
  }

  byte[][] encoded() {
    return encoded;
  }

  /** Frees what the contender holds. */
  @TearDown(Level.Trial)
  public void close() {
    contender.close();
  }

  /** Stands for the contender until JMH has said which. */
  private static final class Missing implements Contender {

    @Override
    public byte[] encode(Object value) {
      throw new IllegalStateException("Nothing is set up");
    }

    @Override
    public Object decode(byte[] bytes) {
      throw new IllegalStateException("Nothing is set up");
    }
  }
}

package com.acme.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.ToLongFunction;

/** The places where applications run, and what has run in them. */
final class Cluster implements AutoCloseable {

  private final Path home;
  private final Path logs;
  private final List<String> servers;
  private final Balancer gateways;
  private final Map<Place, Node> running = new ConcurrentHashMap<>();
  private final List<Node> all = new CopyOnWriteArrayList<>();
  private final Clock clock = new Clock();

  /** A place for an application. */
  record Place(Application application, int number) implements Comparable<Place> {

    private static final Comparator<Place> ORDER =
        Comparator.comparing(Place::application).thenComparing(Place::number);

    @Override
    public int compareTo(Place other) {
      return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
      return application.label() + "-" + number;
    }
  }

  Cluster(Path home, List<String> servers, Balancer gateways) throws IOException {
    this.home = home;
    this.logs = Files.createDirectories(home.resolve("target/logs"));
    this.servers = servers;
    this.gateways = gateways;
  }

  /** Runs a release in places, instead of what runs there. */
  void run(Release release, Place... places) throws IOException, InterruptedException {
    for (Place place : places) {
      retire(place);
    }
    List<Node> started = new ArrayList<>();
    for (Place place : places) {
      started.add(start(place, release));
    }
    for (Node node : started) {
      node.awaitStart();
      if (node.place().application() == Application.GATEWAY) {
        gateways.add(node.port());
      }
    }
  }

  private Node start(Place place, Release release) throws IOException {
    Path log = logs.resolve(String.format("%02d-%s.log", all.size() + 1, place));
    Node node = new Node(place, release, clock, home, log, servers);
    all.add(node);
    running.put(place, node);
    return node;
  }

  /** Ends what runs in a place, once it has answered what it was asked. */
  void retire(Place place) throws InterruptedException {
    Node node = running.remove(place);
    if (node != null) {
      gateways.remove(node.port());
      node.figures().update();
      node.stop();
    }
  }

  /** Ends what runs in a place by {@code kill -9}; customers find out for themselves. */
  void kill(Place place) throws InterruptedException {
    Node node = Objects.requireNonNull(running.remove(place));
    node.figures().update();
    node.kill();
  }

  /** Asks all that run for their figures. */
  void update() throws InterruptedException {
    for (Node node : running.values()) {
      node.figures().update();
    }
  }

  /** Returns the sum of a figure over all applications that have ever run. */
  long sum(ToLongFunction<Figures> figure) {
    return all.stream().map(Node::figures).mapToLong(figure).sum();
  }

  /** Returns how many JVMs have been started. */
  int started() {
    return all.size();
  }

  /** Returns what has run where and when, until now. */
  List<Span> lives() {
    return all.stream().map(Node::life).toList();
  }

  Path logs() {
    return logs;
  }

  @Override
  public void close() throws InterruptedException {
    for (Node node : all) {
      node.end();
    }
  }
}

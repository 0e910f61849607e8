package com.acme.driver;

import com.acme.driver.Cluster.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** An application that runs in a JVM of its own. */
final class Node {

  private static final Duration START = Duration.ofMinutes(3);
  private static final List<String> FLAGS =
      List.of("-Xmx128m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData");

  private final Clock clock;
  private final int port = Ports.free();
  private final Path log;
  private final Process process;
  private final Figures figures = new Figures(port);
  private volatile Span life;

  /** Starts a release in a place, and does not wait for it. */
  Node(Place place, Release release, Clock clock, Path home, Path log, List<String> servers)
      throws IOException {
    this.clock = clock;
    this.log = log;
    this.life = Span.begun(place, release, clock.seconds());
    List<String> command = new ArrayList<>();
    command.add(
        Path.of(Objects.requireNonNull(System.getProperty("java.home")), "bin", "java").toString());
    command.addAll(FLAGS);
    Application application = place.application();
    command.addAll(List.of("-cp", application.classPath(home, release.version())));
    command.addAll(List.of(application.main(), "--server.port=" + port));
    command.addAll(servers);
    release.properties().forEach(property -> command.add("--" + property));
    this.process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
  }

  /**
   * Waits until the application answers.
   *
   * @throws IOException if it has ended, or does not answer in three minutes
   */
  void awaitStart() throws IOException, InterruptedException {
    long deadline = System.nanoTime() + START.toNanos();
    while (!Http.isUp(port)) {
      if (!process.isAlive() || System.nanoTime() > deadline) {
        throw new IOException(place() + " does not start; see " + log);
      }
      Thread.sleep(100);
    }
    figures.update(); // else an application that does everything late would begin to count late
    life = life.readyAt(clock.seconds());
  }

  Place place() {
    return life.place();
  }

  int port() {
    return port;
  }

  Figures figures() {
    return figures;
  }

  /** Returns how the application has lived until now. */
  Span life() {
    return life.isOver() ? life : life.endedAt(clock.seconds(), false);
  }

  /** Asks the application to end, as {@code kill} does, and waits. */
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      throw new IllegalStateException(place() + " does not stop; see " + log);
    }
    life = life.endedAt(clock.seconds(), false);
  }

  /** Ends the process at once, as {@code kill -9} does. */
  void kill() throws InterruptedException {
    end();
    life = life.endedAt(clock.seconds(), true);
  }

  /** Sees to it that no process is left. */
  void end() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }
}

package com.acme.driver;

import java.nio.file.Files;
import java.nio.file.Path;

/** Starts the servers, tells the story, and ends with 1 if a value could not be read. */
final class Main {

  private Main() {}

  /** Runs the example. */
  public static void main(String[] arguments) throws Exception {
    Options options;
    try {
      options = Options.parse(arguments);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage() + "\n\n" + Options.HELP);
      System.exit(2);
      return;
    }
    System.exit(run(options) ? 0 : 1);
  }

  private static boolean run(Options options) throws Exception {
    boolean bar = "bar".equals(System.getenv("EXAMPLE_PROGRESS"));
    Console console = new Console(System.out, bar, Story.STEPS);
    Balancer gateways = new Balancer();
    Tally tally = new Tally();
    Path home = Path.of(System.getProperty("example.home", "."));
    try (Servers servers = new Servers();
        Store store = new Store(servers.redisPort());
        Cluster cluster = new Cluster(home, servers.properties(), gateways)) {
      console.step("Redis and Kafka run");
      Story story = new Story(options, cluster, store, console, gateways, tally);
      story.play();
      console.end();
      Report report = new Report(cluster, store, tally, story);
      console.line("");
      report.lines().forEach(console::line);
      if (options.picture() != null) {
        Files.writeString(Path.of(options.picture()), Picture.of(cluster.lives()));
      }
      return report.isGood();
    }
  }
}

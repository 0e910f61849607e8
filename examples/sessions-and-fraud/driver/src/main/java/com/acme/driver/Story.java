package com.acme.driver;

import com.acme.driver.Cluster.Place;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Customers shop, while classes, processes and codecs change. */
final class Story {

  /** How many steps the console will hear of. */
  static final int STEPS = 14;

  private static final int PATIENCE = 60;
  private static final Place GATEWAY_1 = new Place(Application.GATEWAY, 1);
  private static final Place GATEWAY_2 = new Place(Application.GATEWAY, 2);
  private static final Place FRAUD_1 = new Place(Application.FRAUD, 1);
  private static final Place FRAUD_2 = new Place(Application.FRAUD, 2);

  private final Options options;
  private final Cluster cluster;
  private final Store store;
  private final Console console;
  private final Tally tally;
  private final List<Customer> customers = new ArrayList<>();
  private final List<String> sizes = new ArrayList<>();

  Story(
      Options options,
      Cluster cluster,
      Store store,
      Console console,
      Balancer gateways,
      Tally tally) {
    this.options = options;
    this.cluster = cluster;
    this.store = store;
    this.console = console;
    this.tally = tally;
    for (int i = 0; i < options.customers(); i++) {
      customers.add(new Customer(gateways, tally));
    }
  }

  /** Plays it all. */
  void play() throws IOException, InterruptedException {
    beginWithoutPolycodec();
    cluster.run(Release.of(2, options.from()), FRAUD_1, FRAUD_2);
    cluster.run(Release.of(1, options.from()), GATEWAY_1, GATEWAY_2);
    console.step(
        "2 gateways of version 1 and 2 fraud services of version 2 write " + options.from());
    try (Load load = new Load(customers, options.rate(), tally)) {
      shop();
      upgradeClasses();
      measure(options.from());
      changeCodec();
      measure(options.to());
    }
    awaitVerdicts();
    lookEverywhere();
  }

  /** Sessions that Spring has stored without Polycodec are read from then on. */
  private void beginWithoutPolycodec() throws IOException, InterruptedException {
    cluster.run(Release.withoutPolycodec(), GATEWAY_1);
    for (Customer customer : customers) {
      customer.add("lamp", 4900);
    }
    cluster.retire(GATEWAY_1);
    console.step("sessions as Spring stores them: " + store.writers());
  }

  private void upgradeClasses() throws IOException, InterruptedException {
    Release release = Release.of(2, options.from());
    cluster.run(release, GATEWAY_1);
    console.step("gateway-1 has version 2 of the classes, gateway-2 still version 1");
    shop();
    cluster.kill(GATEWAY_1);
    console.step("kill -9 of gateway-1: only version 1 is left, and reads what version 2 wrote");
    shop();
    cluster.run(release, GATEWAY_1);
    console.step("gateway-1 is back");
    cluster.run(release, GATEWAY_2);
    console.step("gateway-2 has version 2, too");
    shop();
  }

  private void changeCodec() throws IOException, InterruptedException {
    String from = options.from();
    String to = options.to();
    everywhere(Release.of(2, from, to), "reads " + to + ", and writes " + from);
    everywhere(Release.of(2, to, from), "writes " + to + ", and reads " + from);
  }

  /** Releases to one process of each application at a time. */
  private void everywhere(Release release, String what) throws IOException, InterruptedException {
    cluster.run(release, GATEWAY_1, FRAUD_1);
    console.step("one of two " + what);
    cluster.run(release, GATEWAY_2, FRAUD_2);
    console.step("everybody " + what);
    shop();
  }

  /** Lets the customers shop, who do so all the time, before something else happens. */
  private void shop() throws InterruptedException {
    for (int i = 0; i < options.pause(); i++) {
      TimeUnit.SECONDS.sleep(1);
      cluster.update();
      console.status(tally.requests + " requests, " + tally.failures + " failures");
    }
  }

  private void measure(String codec) throws InterruptedException {
    long here = 0;
    long jdk = 0;
    for (Customer customer : customers) {
      long[] bytes = customer.bytes();
      here += bytes[0];
      jdk += bytes[1];
    }
    sizes.add(
        String.format(
            Locale.ROOT,
            "%s %,d, JDK serialization %,d: %.0f %%",
            codec,
            here / customers.size(),
            jdk / customers.size(),
            100.0 * here / Math.max(1, jdk)));
  }

  private void awaitVerdicts() throws InterruptedException {
    for (int i = 0; i < PATIENCE * 10 && !unjudged().isEmpty(); i++) {
      TimeUnit.MILLISECONDS.sleep(100);
    }
    console.step("the customers are gone, and their last payments are judged");
  }

  /** Two looks of each customer: the balancer sends them to both gateways. */
  private void lookEverywhere() throws InterruptedException {
    for (Customer customer : customers) {
      customer.look();
      customer.look();
    }
    cluster.update();
    console.step("all baskets have been looked at; values in sessions: " + store.writers());
  }

  /** Returns the payments that have no verdict. */
  Set<String> unjudged() {
    Set<String> payments = new HashSet<>(tally.payments);
    payments.removeAll(store.verdicts());
    return payments;
  }

  /** Returns what sessions take, for each codec, in bytes. */
  List<String> sizes() {
    return sizes;
  }
}

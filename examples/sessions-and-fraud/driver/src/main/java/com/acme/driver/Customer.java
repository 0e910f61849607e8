package com.acme.driver;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Shops, and knows what must be in the basket. Safe for use by several threads. */
final class Customer {

  private static final String[] ITEMS = {"lamp", "chair", "desk", "mug", "kettle", "bicycle"};

  private final Balancer gateways;
  private final Tally tally;
  private @Nullable String cookie;
  private int lines;
  private int cents;

  Customer(Balancer gateways, Tally tally) {
    this.gateways = gateways;
    this.tally = tally;
  }

  /** Does what customers do: mostly, they put things into the basket. */
  synchronized void shop(Random random) throws InterruptedException {
    int dice = random.nextInt(10);
    if (lines > 0 && (dice < 2 || lines > 12)) {
      checkOut();
    } else if (dice < 4) {
      look();
    } else {
      add(ITEMS[random.nextInt(ITEMS.length)], 100 + random.nextInt(5000));
    }
  }

  /** Puts an item into the basket. */
  synchronized void add(String item, int price) throws InterruptedException {
    expect(send("POST", "/basket/" + item + "?cents=" + price), lines + 1, cents + price);
  }

  /** Looks whether all is in the basket. */
  synchronized void look() throws InterruptedException {
    expect(send("GET", "/basket"), lines, cents);
  }

  private void checkOut() throws InterruptedException {
    HttpResponse<String> answer = send("POST", "/checkout");
    if (answer == null) {
      expect(null, 0, 0);
    } else if (isGood(answer)) {
      tally.payments.add(answer.body());
      lines = 0;
      cents = 0;
    }
  }

  /** Returns the bytes of the session here and by JDK serialization. */
  synchronized long[] bytes() throws InterruptedException {
    HttpResponse<String> answer = send("GET", "/bytes");
    if (answer == null || !isGood(answer)) {
      return new long[2];
    }
    String[] both = answer.body().split(" ");
    return new long[] {Long.parseLong(both[0]), Long.parseLong(both[1])};
  }

  /**
   * Checks what is in the basket.
   *
   * @param answer null if the gateway died on it, so that nobody knows whether it did what it was
   *     asked
   */
  private void expect(@Nullable HttpResponse<String> answer, int newLines, int newCents)
      throws InterruptedException {
    HttpResponse<String> now = answer;
    while (now == null) {
      now = send("GET", "/basket");
    }
    if (!isGood(now)) {
      return;
    }
    String before = lines + " " + cents;
    if (now.body().equals(newLines + " " + newCents)) {
      lines = newLines;
      cents = newCents;
    } else if (answer != null || !now.body().equals(before)) {
      tally.fail("The basket has " + now.body() + " instead of " + newLines + " " + newCents);
    }
  }

  private boolean isGood(HttpResponse<String> answer) {
    if (answer.statusCode() == 200) {
      return true;
    }
    tally.fail("Status " + answer.statusCode() + ": " + answer.body());
    return false;
  }

  /** Returns the answer, or null if the gateway died. */
  private @Nullable HttpResponse<String> send(String method, String path)
      throws InterruptedException {
    int port = gateways.next();
    tally.requests.incrementAndGet();
    try {
      HttpResponse<String> answer = Http.send(port, method, path, cookie);
      answer.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.split(";")[0]);
      return answer;
    } catch (IOException e) {
      tally.interrupted.incrementAndGet();
      gateways.remove(port);
      return null;
    }
  }
}

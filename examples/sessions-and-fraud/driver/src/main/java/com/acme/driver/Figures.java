package com.acme.driver;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the meters of one application say; the last that was heard, once it is gone. */
final class Figures {

  private static final Pattern COUNT =
      Pattern.compile("\"statistic\":\"COUNT\",\"value\":([0-9.E]+)");
  private static final Pattern FAILURES =
      Pattern.compile("\"tag\":\"failure\",\"values\":\\[([^]]*)]");

  private final int port;
  private volatile long reads;
  private volatile long failedReads;
  private volatile long oldReads;
  private volatile long fetches;

  Figures(int port) {
    this.port = port;
  }

  /** Asks for the meters; an application that is gone leaves them as they are. */
  void update() throws InterruptedException {
    try {
      String decoded = ask("polycodec.calls?tag=operation:decode");
      reads = count(decoded);
      failedReads = failures(decoded);
      oldReads = count(ask("polycodec.old.format"));
      fetches = count(ask("polycodec.schemas?tag=event:fetch"));
    } catch (IOException e) {
      return; // it is down, or has just been killed
    }
  }

  /** Adds up the reads whose failure has a name. */
  private long failures(String decoded) throws IOException, InterruptedException {
    if (reads == 0) {
      return 0;
    }
    Matcher names = FAILURES.matcher(decoded);
    if (!names.find()) {
      throw new IllegalStateException("The meters do not tell failures: " + decoded);
    }
    long sum = 0;
    for (String name : names.group(1).replace("\"", "").split(",")) {
      if (!name.equals("none")) {
        sum += count(ask("polycodec.calls?tag=operation:decode&tag=failure:" + name));
      }
    }
    return sum;
  }

  private String ask(String meter) throws IOException, InterruptedException {
    return Http.send(port, "GET", "/actuator/metrics/" + meter, null).body();
  }

  private static long count(String answer) {
    Matcher count = COUNT.matcher(answer);
    return count.find() ? (long) Double.parseDouble(count.group(1)) : 0;
  }

  long reads() {
    return reads;
  }

  long failedReads() {
    return failedReads;
  }

  long oldReads() {
    return oldReads;
  }

  long fetches() {
    return fetches;
  }
}

package com.acme.driver;

import com.acme.driver.Cluster.Place;

/**
 * The life of one JVM; times are seconds since the story began.
 *
 * @param begun when it was started
 * @param ready when it could be used
 * @param ended when it ended
 */
record Span(
    Place place, Release release, double begun, double ready, double ended, boolean killed) {

  static Span begun(Place place, Release release, double second) {
    return new Span(place, release, second, second, 0, false);
  }

  boolean isOver() {
    return ended > 0;
  }

  Span readyAt(double second) {
    return new Span(place, release, begun, second, ended, killed);
  }

  Span endedAt(double second, boolean byKill) {
    return new Span(place, release, begun, ready, second, byKill);
  }
}

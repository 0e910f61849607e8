package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A period of one offset in a time zone. */
public class Period implements Serializable {

  private static final long serialVersionUID = 1L;

  private final String abbreviation;
  private final int offsetSeconds;
  private final @Nullable Instant until;

  Period(String abbreviation, int offsetSeconds, @Nullable Instant until) {
    this.abbreviation = abbreviation;
    this.offsetSeconds = offsetSeconds;
    this.until = until;
  }

  /** Returns what the local time is called. */
  public String abbreviation() {
    return abbreviation;
  }

  /** Returns the seconds that local time is ahead of UTC. */
  public int offsetSeconds() {
    return offsetSeconds;
  }

  /** Returns when the period ends, or null if it does not. */
  public @Nullable Instant until() {
    return until;
  }
}

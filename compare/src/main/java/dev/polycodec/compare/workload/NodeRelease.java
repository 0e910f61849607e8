package dev.polycodec.compare.workload;

import java.io.Serializable;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/** A release of Node.js. */
public record NodeRelease(
    Version version,
    LocalDate date,
    @Nullable String longTermSupport,
    boolean security,
    String engine)
    implements Serializable {

  /** A version of three numbers. */
  public record Version(int major, int minor, int patch) implements Serializable {

    static Version parse(String text) {
      String[] parts = text.split("\\.", 3);
      return new Version(
          Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }
  }
}

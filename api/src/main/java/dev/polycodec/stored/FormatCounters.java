package dev.polycodec.stored;

import dev.polycodec.CodecListener;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts the old values that are still read, by the codec and the format version that wrote them:
 * once none has been seen for as long as values live, the old codec is no longer needed.
 *
 * <p>Safe for use by any number of threads, and by several codecs.
 */
public final class FormatCounters implements CodecListener {

  /**
   * The form of a value.
   *
   * @param codec the name of the codec that wrote it
   * @param formatVersion the version of that codec's format
   */
  public record Format(String codec, int formatVersion) implements Comparable<Format> {

    /** Orders by name, then by version. */
    @Override
    public int compareTo(Format other) {
      int byName = codec.compareTo(other.codec);
      return byName != 0 ? byName : Integer.compare(formatVersion, other.formatVersion);
    }

    @Override
    public String toString() {
      return codec + " " + formatVersion;
    }
  }

  private final ConcurrentMap<Format, LongAdder> counts = new ConcurrentHashMap<>();

  @Override
  public void onOldFormat(OldFormat message) {
    Format format = new Format(message.codec(), message.formatVersion());
    counts.computeIfAbsent(format, first -> new LongAdder()).increment();
  }

  /** Returns how many values of each form have been read so far, in order. */
  public Map<Format, Long> counts() {
    Map<Format, Long> snapshot = new TreeMap<>();
    counts.forEach((format, count) -> snapshot.put(format, count.sum()));
    return snapshot;
  }
}

package dev.polycodec.internal.envelope;

import dev.polycodec.stored.Compressor;
import dev.polycodec.stored.DecodeFailureHandler;
import dev.polycodec.stored.Envelope;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What an {@link Envelope} was told; immutable.
 *
 * @param numbers those of codecs, by name
 * @param readers the codecs that envelopes may name besides those that write
 * @param legacy the codecs of bytes without an envelope
 */
public record EnvelopeConfig(
    Set<Option> options,
    Compression compression,
    Map<String, Integer> numbers,
    Set<String> readers,
    LegacyNames legacy,
    DecodeFailureHandler failures)
    implements Envelope {

  /** What is done only if it is asked for. */
  public enum Option {
    CHECKSUM,

    /** Messages of the other mode are read. */
    BOTH_MODES,

    /** Messages with a codec tag are read. */
    TAGS,

    /** Messages are written as if there were no envelope. */
    NOT_YET_WRITTEN
  }

  /** Nothing but an envelope. */
  public static final Envelope DEFAULTS =
      new EnvelopeConfig(
          Set.of(), Compression.NONE, Map.of(), Set.of(), LegacyNames.NONE, failure -> false);

  private static final int MAX_NUMBER = 63;

  /** Says whether something was asked for. */
  public boolean has(Option option) {
    return options.contains(option);
  }

  /** Returns the names of all codecs that may be needed. */
  public Set<String> codecs() {
    return joined(readers, legacy.all());
  }

  private static <T> Set<T> joined(Set<T> some, Set<T> more) {
    Set<T> all = new HashSet<>(some);
    all.addAll(more);
    return Set.copyOf(all);
  }

  private Envelope with(Option option) {
    Set<Option> changed = joined(options, Set.of(option));
    return new EnvelopeConfig(changed, compression, numbers, readers, legacy, failures);
  }

  private Envelope with(Compression changed) {
    return new EnvelopeConfig(options, changed, numbers, readers, legacy, failures);
  }

  @Override
  public Envelope checksum() {
    return with(Option.CHECKSUM);
  }

  @Override
  public Envelope deflate(int threshold) {
    return with(compression.writing(Packer.DEFLATE, threshold));
  }

  @Override
  public Envelope compress(int number, Compressor compressor, int threshold) {
    return with(compression.reading(number, compressor).writing(number, threshold));
  }

  @Override
  public Envelope alsoDecompress(int number, Compressor compressor) {
    return with(compression.reading(number, compressor));
  }

  @Override
  public Envelope number(String codec, int number) {
    if (number < 1 || number > MAX_NUMBER) {
      throw new IllegalArgumentException(
          "The number of the codec '%s' is %s; it must be 1 to %s"
              .formatted(codec, number, MAX_NUMBER));
    }
    Map<String, Integer> changed = new HashMap<>(numbers);
    Integer earlier = changed.put(codec, number);
    if (earlier != null ? earlier != number : numbers.containsValue(number)) {
      throw new IllegalArgumentException(
          "The codec '" + codec + "' or the number " + number + " is given away already");
    }
    Map<String, Integer> all = Map.copyOf(changed);
    return new EnvelopeConfig(options, compression, all, readers, legacy, failures);
  }

  @Override
  public Envelope alsoRead(String... codecs) {
    Set<String> changed = joined(readers, Set.of(codecs));
    return new EnvelopeConfig(options, compression, numbers, changed, legacy, failures);
  }

  @Override
  public Envelope readBothModes() {
    return with(Option.BOTH_MODES);
  }

  @Override
  public Envelope readTags() {
    return with(Option.TAGS);
  }

  @Override
  public Envelope readLegacy(String codec, Class<?>... types) {
    LegacyNames changed = legacy.with(codec, types);
    return new EnvelopeConfig(options, compression, numbers, readers, changed, failures);
  }

  @Override
  public Envelope notYetWritten() {
    return with(Option.NOT_YET_WRITTEN);
  }

  @Override
  public Envelope onDecodeFailure(DecodeFailureHandler handler) {
    Objects.requireNonNull(handler, "handler");
    return new EnvelopeConfig(options, compression, numbers, readers, legacy, handler);
  }
}

package dev.polycodec.internal.envelope;

import dev.polycodec.stored.Compressor;
import dev.polycodec.stored.DecodeFailureHandler;
import dev.polycodec.stored.Envelope;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What an {@link Envelope} was told; immutable.
 *
 * @param written whether messages are written with an envelope
 * @param numbers those of codecs, by name
 * @param readers the codecs that envelopes may name besides those that write
 * @param bothModes whether messages of the other mode are read
 * @param tags whether messages with a codec tag are read
 * @param legacy the codecs of bytes without an envelope
 */
public record EnvelopeConfig(
    boolean written,
    boolean checksums,
    Compression compression,
    Map<String, Integer> numbers,
    Set<String> readers,
    boolean bothModes,
    boolean tags,
    LegacyNames legacy,
    DecodeFailureHandler failures)
    implements Envelope {

  /** Nothing but an envelope. */
  public static final Envelope DEFAULTS =
      new EnvelopeConfig(
          true,
          false,
          Compression.NONE,
          Map.of(),
          Set.of(),
          false,
          false,
          LegacyNames.NONE,
          failure -> false);

  private static final int MAX_NUMBER = 63;

  /** Returns the names of all codecs that may be needed. */
  public Set<String> codecs() {
    Set<String> names = new LinkedHashSet<>(readers);
    names.addAll(legacy.all());
    return names;
  }

  @Override
  public Envelope checksum() {
    return new EnvelopeConfig(
        written, true, compression, numbers, readers, bothModes, tags, legacy, failures);
  }

  @Override
  public Envelope deflate(int threshold) {
    return with(compression.writing(Deflate.NUMBER, threshold));
  }

  @Override
  public Envelope compress(int number, Compressor compressor, int threshold) {
    return with(compression.reading(number, compressor).writing(number, threshold));
  }

  @Override
  public Envelope alsoDecompress(int number, Compressor compressor) {
    return with(compression.reading(number, compressor));
  }

  private Envelope with(Compression changed) {
    return new EnvelopeConfig(
        written, checksums, changed, numbers, readers, bothModes, tags, legacy, failures);
  }

  @Override
  public Envelope number(String codec, int number) {
    if (number < 1 || number > MAX_NUMBER) {
      throw new IllegalArgumentException(
          "The number of the codec '"
              + codec
              + "' is "
              + number
              + "; it must be 1 to "
              + MAX_NUMBER);
    }
    Map<String, Integer> changed = new HashMap<>(numbers);
    Integer earlier = changed.put(codec, number);
    if (earlier != null ? earlier != number : numbers.containsValue(number)) {
      throw new IllegalArgumentException(
          "The codec '" + codec + "' or the number " + number + " is given away already");
    }
    return new EnvelopeConfig(
        written,
        checksums,
        compression,
        Map.copyOf(changed),
        readers,
        bothModes,
        tags,
        legacy,
        failures);
  }

  @Override
  public Envelope alsoRead(String... codecs) {
    Set<String> changed = new LinkedHashSet<>(readers);
    changed.addAll(Set.of(codecs));
    return new EnvelopeConfig(
        written,
        checksums,
        compression,
        numbers,
        Set.copyOf(changed),
        bothModes,
        tags,
        legacy,
        failures);
  }

  @Override
  public Envelope readBothModes() {
    return new EnvelopeConfig(
        written, checksums, compression, numbers, readers, true, tags, legacy, failures);
  }

  @Override
  public Envelope readTags() {
    return new EnvelopeConfig(
        written, checksums, compression, numbers, readers, bothModes, true, legacy, failures);
  }

  @Override
  public Envelope readLegacy(String codec, Class<?>... types) {
    return new EnvelopeConfig(
        written,
        checksums,
        compression,
        numbers,
        readers,
        bothModes,
        tags,
        legacy.with(codec, types),
        failures);
  }

  @Override
  public Envelope notYetWritten() {
    return new EnvelopeConfig(
        false, checksums, compression, numbers, readers, bothModes, tags, legacy, failures);
  }

  @Override
  public Envelope onDecodeFailure(DecodeFailureHandler handler) {
    Objects.requireNonNull(handler, "handler");
    return new EnvelopeConfig(
        written, checksums, compression, numbers, readers, bothModes, tags, legacy, handler);
  }
}

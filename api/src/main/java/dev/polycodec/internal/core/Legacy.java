package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The codecs of bytes without an envelope, for one root; immutable. */
final class Legacy {

  /**
   * One of the codecs.
   *
   * @param signature how its messages begin
   */
  record Source(BackendCodec codec, Signature signature) {}

  private final List<Source> sources;

  /**
   * Arranges codecs.
   *
   * @throws IllegalStateException if the bytes of two cannot be told apart
   */
  Legacy(List<Source> sources) {
    List<Source> ordered = new ArrayList<>();
    sources.stream().filter(source -> !source.signature().isOpen()).forEach(ordered::add);
    sources.stream().filter(source -> source.signature().isOpen()).forEach(ordered::add);
    this.sources = List.copyOf(ordered);
    for (int i = 0; i < ordered.size(); i++) {
      for (int j = 0; j < i; j++) {
        requireApart(ordered.get(j), ordered.get(i));
      }
    }
  }

  private static void requireApart(Source one, Source other) {
    if (!one.signature().isApartFrom(other.signature())) {
      throw new IllegalStateException(
          ("readLegacy(\"%s\") cannot be combined with readLegacy(\"%s\") for the same roots: how"
                  + " their bytes begin does not tell them apart")
              .formatted(one.codec().name(), other.codec().name()));
    }
  }

  boolean isEmpty() {
    return sources.isEmpty();
  }

  /**
   * Returns the handle of the codec that wrote a range which has no envelope.
   *
   * @throws MalformedDataException if the range begins like a message of none
   */
  <T> Handle<T> select(Type type, byte[] array, int offset, int length) {
    for (Source source : sources) {
      if (source.signature().matches(array, offset, length)) {
        return source.codec().handle(type);
      }
    }
    return inOtherForm(array, offset, length).handle(type);
  }

  /** Returns the codec that wrote a frame of another version or mode, and so refuses it. */
  private BackendCodec inOtherForm(byte[] array, int offset, int length) {
    for (Source source : sources) {
      if (source.codec().wrote(array, offset, length)) {
        return source.codec();
      }
    }
    Origin origin = Origin.of(array, offset, length);
    if (origin.codec() != null) {
      throw origin.refusedWithoutEnvelope(isEmpty());
    } else if (isEmpty()) {
      throw new MalformedDataException(
          "The bytes have no envelope; if they are older than it, name the codec that wrote them"
              + " with Envelope.readLegacy");
    }
    throw new MalformedDataException(
        "The bytes have no envelope, and do not begin like those of "
            + sources.stream()
                .map(source -> source.codec().name())
                .distinct() // one for each mode
                .collect(Collectors.joining(", ")));
  }
}

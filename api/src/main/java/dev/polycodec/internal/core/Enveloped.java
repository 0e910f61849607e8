package dev.polycodec.internal.core;

import dev.polycodec.MalformedDataException;
import dev.polycodec.TypeMismatchException;
import dev.polycodec.internal.envelope.EnvelopeHead;
import dev.polycodec.internal.message.Setup;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.internal.wire.Cursor;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How to decode the messages that have one and the same header; immutable.
 *
 * @param root the class of the root, if the header names it for a codec that does not
 */
record Enveloped<T>(EnvelopeHead head, Handle<T> handle, @Nullable Class<?> root) {

  /**
   * Finds the class of the root, which the policy allows.
   *
   * @throws MalformedDataException if the header is not one that the codec writes
   */
  static <T> Enveloped<T> of(EnvelopeHead head, Handle<T> handle) {
    Setup setup = handle.setup();
    int version = setup.variant().formatVersion();
    if (head.formatVersion() != version) {
      throw Cursor.otherFormat(head.formatVersion(), version);
    }
    if (head.has(EnvelopeHead.COMPATIBLE) != setup.isCompatible()) {
      throw Frame.otherMode(setup.isCompatible());
    }
    if (setup.framed()) {
      return new Enveloped<>(head, handle, null);
    }
    if (head.typeIs(EnvelopeHead.IN_FRAME)) {
      throw EnvelopeHead.damaged();
    }
    boolean isNull = head.typeIs(EnvelopeHead.NULL_ROOT);
    return new Enveloped<>(head, handle, isNull ? null : handle.read(head.typeReference()));
  }

  /** Decodes the message behind the header. */
  @Nullable T decode(byte[] bytes, int offset, int length) {
    if (handle.setup().framed()) {
      requireSameRoot(bytes, offset, length);
      return handle.decodeRange(bytes, offset, length);
    }
    T value = handle.decodeRange(bytes, offset, length);
    if ((value == null) != (root == null)) {
      throw differs();
    }
    if (value != null && root != null) {
      requireKind(root, value);
    }
    return value;
  }

  /** Checks that a value is of the class that the header names; of containers, the kind. */
  private void requireKind(Class<?> named, Object value) {
    if (value.getClass() == named) {
      return;
    }
    WireNames names = handle.setup().names();
    boolean same = names.canonical(value.getClass()) == names.canonical(named);
    boolean collections = value instanceof Collection && Collection.class.isAssignableFrom(named);
    boolean maps = value instanceof Map && Map.class.isAssignableFrom(named);
    if (!same && !collections && !maps) {
      throw handle.root().mismatch(names.nameOf(named));
    }
  }

  /**
   * Checks that frame and header agree, so that whoever looks at the header alone is not fooled.
   */
  private void requireSameRoot(byte[] bytes, int offset, int length) {
    if (head.typeIs(EnvelopeHead.IN_FRAME)) {
      return;
    }
    byte[] header = head.bytes();
    int size = header.length - 1 - head.type();
    int root = offset + Frame.ROOT_AT;
    if (length < Frame.ROOT_AT + size
        || !Arrays.equals(bytes, root, root + size, header, head.type(), header.length - 1)) {
      throw differs();
    }
  }

  private static TypeMismatchException differs() {
    return new TypeMismatchException("The envelope names another root than the message has");
  }
}

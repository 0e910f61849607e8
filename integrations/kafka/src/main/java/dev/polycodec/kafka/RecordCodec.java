package dev.polycodec.kafka;

import dev.polycodec.Codec;
import dev.polycodec.CodecException;
import dev.polycodec.Codecs;
import dev.polycodec.TypedCodec;
import dev.polycodec.stored.Envelopes;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.utils.Utils;
import org.jspecify.annotations.Nullable;

/** Keys or values of Kafka's records, as bytes. */
final class RecordCodec {

  /** The header with the envelope of a value, where that is not in the value. */
  static final String HEADER = "polycodec.envelope";

  /** What an envelope begins with: see docs/wire-format.md. */
  private static final byte MARKER = (byte) 0xD7;

  /**
   * What the topics of Kafka Streams' stores end with. A store is given the headers of the record
   * that changes it, and is read without them, so its values keep their envelopes.
   */
  private static final String STATE = "-changelog";

  private static final String TYPE = "polycodec.type";
  private static final String KEY_TYPE = "polycodec.key.type";
  private static final String HEADERS = "polycodec.headers";

  private final TypedCodec<Object> values;
  private final boolean isKey;
  private final boolean headers;
  private final boolean configured;

  /** Has a codec of the application, which closes it. */
  RecordCodec(Codec codec, Class<?> type) {
    this(codec, type, false, false, false);
  }

  @SuppressWarnings("unchecked") // the caller's own type says what the values are
  private RecordCodec(
      Codec codec, Class<?> type, boolean isKey, boolean headers, boolean configured) {
    this((TypedCodec<Object>) codec.forType(type), isKey, headers, configured);
  }

  private RecordCodec(
      TypedCodec<Object> values, boolean isKey, boolean headers, boolean configured) {
    this.configured = configured;
    this.values = values;
    this.isKey = isKey;
    this.headers = headers;
  }

  /**
   * Returns what a client's configuration says. The codec is never closed: several clients may have
   * it, as those of one factory of Spring do, and it is collected with the last of them.
   */
  static RecordCodec of(Map<String, ?> config, boolean isKey) {
    Map<String, Object> rest = new HashMap<>(config);
    Object keyType = rest.remove(KEY_TYPE);
    Object valueType = rest.remove(TYPE);
    boolean headers = isTrue(HEADERS, rest.remove(HEADERS));
    try {
      Class<?> type = isKey ? type(KEY_TYPE, keyType) : type(TYPE, valueType);
      Codec codec = Codecs.builder().properties(rest).build();
      return new RecordCodec(codec, type, isKey, headers && !isKey, true);
    } catch (IllegalArgumentException | CodecException e) {
      throw (ConfigException) new ConfigException(told(e)).initCause(e);
    }
  }

  /** Who has misspelt a setting of Kafka alone is told that there are such, too. */
  private static String told(RuntimeException refusal) {
    String message = String.valueOf(refusal.getMessage());
    boolean unknown = message.startsWith("There is no setting ");
    return unknown ? message + " (and here: type, key.type, headers)" : message;
  }

  /** Returns that of keys, which have nothing in headers. */
  RecordCodec ofKeys() {
    return new RecordCodec(values, true, false, configured);
  }

  private static boolean isTrue(String property, @Nullable Object value) {
    String text = value == null ? "" : value.toString().trim().toLowerCase(Locale.ROOT);
    if (!List.of("true", "false", "").contains(text)) {
      throw new ConfigException(property, value, "It is true or false");
    }
    return text.equals("true");
  }

  private static Class<?> type(String property, @Nullable Object value) {
    if (value == null || value instanceof Class<?>) {
      return value == null ? Object.class : (Class<?>) value;
    }
    try {
      return Utils.loadClass(value.toString().trim(), Object.class);
    } catch (ClassNotFoundException e) {
      throw new ConfigException(property, value, "The class cannot be found");
    }
  }

  /** Encodes a value; with headers, its envelope goes there. */
  byte @Nullable [] encode(String topic, @Nullable Headers to, @Nullable Object value) {
    if (value == null) {
      return null; // a tombstone
    }
    try {
      byte[] bytes = values.encode(value);
      if (to == null || String.valueOf(topic).endsWith(STATE)) {
        return bytes;
      }
      if (configured && !isKey) {
        forget(to);
      }
      return headers ? split(bytes, to) : bytes;
    } catch (CodecException e) {
      throw failure("A value for the topic ", topic, " cannot be encoded: ", e);
    }
  }

  /** A message has no envelope where the property says that none is written, or not yet. */
  private static byte[] split(byte[] bytes, Headers to) {
    int length = envelopeLength(bytes);
    if (length == 0) {
      return bytes;
    }
    to.add(HEADER, Arrays.copyOf(bytes, length));
    return Arrays.copyOfRange(bytes, length, bytes.length);
  }

  /** Records are sent on with the headers that they came with, which tell of another value. */
  private static void forget(Headers sentOn) {
    if (sentOn.lastHeader(HEADER) != null) {
      sentOn.remove(HEADER);
    }
  }

  /** Decodes what remains of a buffer; a header with the envelope of a value is always heeded. */
  @Nullable Object decode(String topic, @Nullable Headers from, @Nullable ByteBuffer bytes) {
    if (bytes == null) {
      return null;
    }
    try {
      byte[] envelope = from == null || isKey ? null : envelope(from);
      return values.decode(envelope == null || isWhole(bytes) ? bytes : joined(envelope, bytes));
    } catch (CodecException e) {
      throw failure("A record of the topic ", topic, " cannot be decoded: ", e);
    }
  }

  /**
   * A key, or the value of a record that others have sent on, has an envelope of its own beside a
   * header, which is none of its business. What is behind an envelope begins otherwise.
   */
  private static boolean isWhole(ByteBuffer bytes) {
    if (!bytes.hasRemaining() || bytes.get(bytes.position()) != MARKER) {
      return false;
    }
    byte[] copy = new byte[bytes.remaining()];
    bytes.duplicate().get(copy);
    return envelopeLength(copy) > 0;
  }

  private static int envelopeLength(byte[] bytes) {
    try {
      return bytes.length == 0 || bytes[0] != MARKER ? 0 : Envelopes.header(bytes).length();
    } catch (CodecException e) {
      return 0;
    }
  }

  /** A header may have no value, which is no envelope. */
  private static byte @Nullable [] envelope(Headers from) {
    Header header = from.lastHeader(HEADER);
    return header == null ? null : header.value();
  }

  private static ByteBuffer joined(byte[] envelope, ByteBuffer message) {
    ByteBuffer whole = ByteBuffer.allocate(envelope.length + message.remaining());
    return whole.put(envelope).put(message).flip();
  }

  /** Only its message and not its cause gets into dead letters, so it has the reason. */
  private static SerializationException failure(
      String what, String topic, String failed, CodecException e) {
    return new SerializationException(
        what + topic + failed + e.getClass().getSimpleName() + ": " + e.getMessage(), e);
  }
}

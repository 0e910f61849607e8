package dev.polycodec.internal.message;

import dev.polycodec.CodecException;
import dev.polycodec.LimitExceededException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.SchemaOutageException;
import dev.polycodec.SchemaRegistry;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.policy.TypePolicy;
import dev.polycodec.internal.wire.Cursor;
import dev.polycodec.internal.wire.Varint;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The schemas that other processes sent to a codec, by the fingerprint of the class.
 *
 * <p>Their bytes are a magic number, a version, the CRC-32C of what follows, and for each class its
 * fingerprint and its entry as in the class table of a compatible message. No fingerprint can be
 * found again from an entry, so that only the checksum tells of damage in a store.
 */
public final class Exchange {

  private static final int MAX_SCHEMAS = 10_000;
  private static final byte[] MAGIC = {'P', 'X', 'S', 1};

  private final Map<Integer, Received> byFingerprint = new ConcurrentHashMap<>();
  private volatile @Nullable Connection connection;

  /** A registry, and the classes whose schemas it has from this codec. */
  private record Connection(SchemaRegistry registry, Set<Class<?>> published) {}

  /** A schema of a class, named as on the wire. */
  @SuppressWarnings("ArrayRecordComponent") // compared entry by entry
  record Received(String name, byte[] entry) {}

  /** Publishes in a registry from now on, and finds there what was not imported. */
  public void connect(SchemaRegistry to) {
    connection = new Connection(to, ConcurrentHashMap.newKeySet());
  }

  /** Sees to it that others can find the schema of a class. */
  void publish(ClassInfo info) {
    Connection to = connection;
    if (to != null && !to.published.contains(info.type())) {
      try {
        to.registry.publish(info.fingerprint(), write(List.of(info)));
      } catch (CodecException e) {
        throw e;
      } catch (Exception e) {
        throw outage(e);
      }
      to.published.add(info.type());
    }
  }

  /** Returns the schema with a fingerprint, or null: what a registry answers is not kept yet. */
  @Nullable Received find(int fingerprint, TypePolicy policy) {
    Received known = byFingerprint.get(fingerprint);
    Connection from = connection;
    if (known != null || from == null) {
      return known;
    }
    byte[] found = ask(from.registry, fingerprint);
    if (found == null) {
      return null;
    }
    requireOnly(fingerprint, found);
    return parse(found, policy).get(fingerprint);
  }

  private static byte @Nullable [] ask(SchemaRegistry registry, int fingerprint) {
    try {
      return registry.find(fingerprint);
    } catch (CodecException e) {
      throw e;
    } catch (Exception e) {
      throw outage(e);
    }
  }

  /** What a registry throws says nothing of the bytes, whatever it is. */
  private static SchemaOutageException outage(Exception failure) {
    return new SchemaOutageException(
        "The registry of schemas failed with " + failure.getClass().getName(), failure);
  }

  /** Keeps a schema that was found, and that the class could be read by. */
  void keep(int fingerprint, Received found) {
    if (byFingerprint.get(fingerprint) != found) {
      keep(Map.of(fingerprint, found));
    }
  }

  /** Checks that a registry answers what it was asked. */
  private static void requireOnly(int fingerprint, byte[] found) {
    Cursor in = start(found);
    boolean same = in.remaining() > 0 && in.fourBytes() == fingerprint;
    if (same) {
      in.skip(Varint.read(in));
    }
    if (!same || in.remaining() > 0) {
      throw new MalformedDataException(
          "The registry has something else than one schema under its fingerprint");
    }
  }

  public static byte[] write(Collection<ClassInfo> classes) {
    ByteArrayOutputStream entries = new ByteArrayOutputStream();
    for (ClassInfo info : classes) {
      entries.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(info.fingerprint()).array());
      Schema schema = info.schema();
      if (schema != null) {
        entries.writeBytes(schema.bytes());
      }
    }
    byte[] content = entries.toByteArray();
    return ByteBuffer.allocate(MAGIC.length + Integer.BYTES + content.length)
        .put(MAGIC)
        .putInt(checksum(content, 0))
        .put(content)
        .array();
  }

  private static int checksum(byte[] bytes, int from) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, from, bytes.length - from);
    return (int) crc.getValue();
  }

  /** Adds all schemas of the bytes, or none: those of one peer after those of another. */
  public int read(byte[] bytes, TypePolicy policy) {
    return keep(parse(bytes, policy));
  }

  private static Map<Integer, Received> parse(byte[] bytes, TypePolicy policy) {
    Cursor in = start(bytes);
    Map<Integer, Received> read = new HashMap<>();
    while (in.remaining() > 0) {
      int fingerprint = in.fourBytes();
      Received received = readEntry(in);
      requireUsable(received, policy);
      requireSame(read.put(fingerprint, received), received);
    }
    return read;
  }

  private synchronized int keep(Map<Integer, Received> schemas) {
    schemas.forEach(
        (fingerprint, received) -> requireSame(byFingerprint.get(fingerprint), received));
    Map<Integer, Received> read = new HashMap<>(schemas);
    read.keySet().removeAll(byFingerprint.keySet());
    if (byFingerprint.size() + read.size() > MAX_SCHEMAS) {
      throw new LimitExceededException(
          "A codec keeps at most " + MAX_SCHEMAS + " exchanged schemas");
    }
    byFingerprint.putAll(read);
    return read.size();
  }

  static Cursor start(byte[] bytes) {
    Cursor in = new Cursor();
    in.reset(bytes, 0, bytes.length);
    if (!in.skip(MAGIC)) {
      throw new MalformedDataException(
          "The bytes are not the schemas of a SchemaExchange, or of another version of it");
    }
    if (in.remaining() < Integer.BYTES || in.fourBytes() != checksum(bytes, in.position())) {
      throw new MalformedDataException(
          "The schemas were damaged on the way, their checksum is another: export them again");
    }
    return in;
  }

  private static Received readEntry(Cursor in) {
    int start = in.position();
    int length = Varint.read(in);
    int content = in.position();
    String name = Schema.readText(in);
    in.skip(length - (in.position() - content));
    return new Received(name, Arrays.copyOfRange(in.bytes(), start, in.position()));
  }

  private static void requireUsable(Received received, TypePolicy policy) {
    if (policy.refuses(received.name())) {
      throw new TypeNotAllowedException(
          "A schema is of the class "
              + ClassNames.show(received.name())
              + ", which no message may hold");
    }
  }

  private static void requireSame(@Nullable Received known, Received received) {
    if (known != null && !Arrays.equals(known.entry(), received.entry())) {
      throw new MalformedDataException(
          "Two schemas of the class "
              + ClassNames.show(received.name())
              + " have one fingerprint, but not the same fields");
    }
  }
}

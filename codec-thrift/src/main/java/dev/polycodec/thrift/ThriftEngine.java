package dev.polycodec.thrift;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.Limits;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.thrift.TBase;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TProtocol;
import org.apache.thrift.protocol.TProtocolException;
import org.apache.thrift.transport.TIOStreamTransport;
import org.apache.thrift.transport.TMemoryInputTransport;
import org.apache.thrift.transport.TTransportException;
import org.jspecify.annotations.Nullable;

/** Has generated code write and read objects, within the limits. */
final class ThriftEngine implements Engine {

  /** How generated code says what it misses, before all that the object holds. */
  private static final Pattern MISSING = Pattern.compile("Required field '(\\w+)'");

  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();
  private final TMemoryInputTransport source;
  private final Walk walk = new Walk();
  private final Nested nested;
  private final TProtocol reader;
  private final TProtocol writer;

  ThriftEngine(boolean compact, Limits limits) throws TTransportException {
    maxBytes = limits.maxBytes();
    nested = new Nested(limits);
    TConfiguration config =
        TConfiguration.custom()
            .setMaxMessageSize(maxBytes)
            .setRecursionLimit(limits.maxDepth() + 1) // the message counts first, and says more
            .build();
    source = new TMemoryInputTransport(config);
    reader = new Reader(Protocols.over(source, compact), walk);
    TIOStreamTransport sink = new TIOStreamTransport(config, payload);
    writer = new Writer(Protocols.over(sink, compact), payload, walk);
  }

  @Override
  public void encode(
      @Nullable Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws TException {
    TBase<?, ?> root = (TBase<?, ?>) Objects.requireNonNull(value, "the core refuses null");
    Slot declared = (Slot) plan;
    nested.require(root, declared);
    payload.reset(headroom, maxBytes);
    walk.begin(message, declared);
    try {
      root.write(writer);
    } catch (TProtocolException e) {
      throw incomplete(e);
    }
    walk.end();
    payload.lendTo(out);
  }

  /** Says which object lacks what; the library's message holds all of it, so it is left out. */
  private EncodeException incomplete(TProtocolException e) throws TProtocolException {
    Slot slot = walk.next();
    if (slot == null || !TBase.class.isAssignableFrom(slot.type)) {
      throw e;
    } else if (slot.struct().union) {
      return new EncodeException("A union " + slot.struct().name() + " has no field set");
    }
    Matcher missing = MISSING.matcher(String.valueOf(e.getMessage()));
    return new EncodeException(
        "An object of "
            + slot.struct().name()
            + " lacks a required field"
            + (missing.lookingAt() ? ": " + missing.group(1) : ""));
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws TException {
    Slot declared = (Slot) plan;
    source.reset(bytes, offset, length);
    walk.begin(message, declared);
    TBase<?, ?> value = declared.struct().newInstance();
    value.read(reader);
    if (source.getBytesRemainingInBuffer() > 0) {
      throw new MalformedDataException("Bytes follow the object");
    }
    walk.end();
    source.clear();
    return value;
  }

  /** Protocols keep where they were: none is used again after a failure. */
  @Override
  public boolean recover() {
    return false;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}

package dev.polycodec.thrift;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.evolution.SchemaVersions;
import dev.polycodec.thrift.generated.Empty;
import dev.polycodec.thrift.generated.Trouble;
import dev.polycodec.thrift.generated.Values;
import java.util.Arrays;
import java.util.List;
import org.apache.thrift.TBase;
import org.apache.thrift.TConfiguration;
import org.apache.thrift.TException;
import org.apache.thrift.protocol.TBinaryProtocol;
import org.apache.thrift.protocol.TCompactProtocol;
import org.apache.thrift.protocol.TProtocolFactory;
import org.apache.thrift.transport.TMemoryBuffer;
import org.apache.thrift.transport.TMemoryInputTransport;

/** Thrift as an application uses it without Polycodec. */
abstract class PlainThrift implements SchemaLibrary {

  private static final int DEEP = 5_000;

  private final String codec;
  private final TProtocolFactory protocols;

  PlainThrift(String codec, TProtocolFactory protocols) {
    this.codec = codec;
    this.protocols = protocols;
  }

  static PlainThrift of(String codec) {
    return codec.equals("thrift-compact") ? new Compact() : new Binary();
  }

  /** The library's binary protocol. */
  public static final class Binary extends PlainThrift {

    /** Called by the kit. */
    public Binary() {
      super("thrift-binary", new TBinaryProtocol.Factory());
    }
  }

  /** The library's compact protocol. */
  public static final class Compact extends PlainThrift {

    /** Called by the kit. */
    public Compact() {
      super("thrift-compact", new TCompactProtocol.Factory());
    }
  }

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use(codec);
  }

  @Override
  public List<Object> values() {
    return List.of(
        Orders.order(),
        Orders.small(),
        Orders.address(),
        Orders.values(),
        new Values(),
        Orders.parts(),
        Orders.failure(),
        Orders.nested(5),
        new Empty());
  }

  @Override
  public Object nested(int depth) {
    return Orders.nested(depth);
  }

  @Override
  public Object exceptions(int depth, int many) {
    Trouble all = new Trouble();
    for (int i = 0; i < many; i++) {
      all.addToParts(new Trouble());
    }
    for (int i = 0; i < depth; i++) {
      all = new Trouble().setParts(List.of(all));
    }
    return all;
  }

  private static TConfiguration deep() {
    return TConfiguration.custom().setRecursionLimit(DEEP).build();
  }

  @Override
  public byte[] write(Object value) throws TException {
    TMemoryBuffer buffer = new TMemoryBuffer(deep(), 64);
    ((TBase<?, ?>) value).write(protocols.getProtocol(buffer));
    return Arrays.copyOf(buffer.getArray(), buffer.length());
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) throws Exception {
    TBase<?, ?> value = (TBase<?, ?>) type.getConstructor().newInstance();
    value.read(protocols.getProtocol(new TMemoryInputTransport(deep(), bytes)));
    return value;
  }

  @Override
  public SchemaVersions versions() {
    return new ThriftVersions();
  }

  @Override
  public String refusal(Class<?> type) {
    return type.getName()
        + " is no class that Thrift's compiler generates, and "
        + codec
        + " carries no others: describe it in a .thrift file, or take a codec for objects of any"
        + " class, such as kryo";
  }
}

package dev.polycodec.protobuf;

import com.google.protobuf.Internal;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.protobuf.messages.Orders;
import dev.polycodec.protobuf.messages.ProtobufVersions;
import dev.polycodec.protobuf.orders.Empty;
import dev.polycodec.tck.SchemaLibrary;
import dev.polycodec.tck.evolution.SchemaVersions;
import java.util.List;

/** Protobuf as an application uses it without Polycodec. */
public final class BinaryLibrary implements SchemaLibrary {

  /** Called by the kit. */
  public BinaryLibrary() {}

  @Override
  public CodecBuilder builder() {
    return Codecs.builder().use("protobuf");
  }

  @Override
  public List<Object> values() {
    return List.of(
        Orders.order(),
        Orders.address(),
        Orders.scalars(),
        Orders.wellKnown(),
        Orders.wellKnown().getStruct(),
        Orders.old(),
        Orders.unknown(),
        Orders.nested(5),
        Empty.getDefaultInstance());
  }

  @Override
  public Object nested(int depth) {
    return Orders.nested(depth);
  }

  @Override
  public byte[] write(Object value) {
    return ((Message) value).toByteArray();
  }

  @Override
  public Object read(byte[] bytes, Class<?> type) throws InvalidProtocolBufferException {
    return Internal.getDefaultInstance(type.asSubclass(Message.class))
        .getParserForType()
        .parseFrom(bytes);
  }

  @Override
  public SchemaVersions versions() {
    return ProtobufVersions.BINARY;
  }

  @Override
  public String refusal(Class<?> type) {
    return type.getName()
        + " is no class of messages that protoc generates, and protobuf carries no others:"
        + " describe it in a .proto file, or take a codec for objects of any class, such as kryo";
  }
}

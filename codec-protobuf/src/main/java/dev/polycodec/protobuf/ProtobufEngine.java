package dev.polycodec.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.ExtensionRegistry;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.PayloadBuffer;
import dev.polycodec.spi.Plan;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Has the library write and read messages, within the limits. */
final class ProtobufEngine implements Engine {

  private final ExtensionRegistry extensions;
  private final int maxBytes;
  private final PayloadBuffer payload = new PayloadBuffer();

  ProtobufEngine(ExtensionRegistry extensions, int maxBytes) {
    this.extensions = extensions;
    this.maxBytes = maxBytes;
  }

  @Override
  public void encode(
      @Nullable Object value,
      Plan plan,
      dev.polycodec.spi.Message message,
      int headroom,
      BytesConsumer out)
      throws IOException {
    Message root = (Message) Objects.requireNonNull(value);
    message.enter(root.getClass());
    requireInitialized(root);
    int length = root.getSerializedSize();
    if (length > maxBytes) {
      throw PayloadBuffer.tooLarge(maxBytes);
    }
    payload.reset(headroom, maxBytes);
    byte[] array = payload.reserve(length);
    CodedOutputStream to = CodedOutputStream.newInstance(array, headroom, length);
    root.writeTo(to);
    to.checkNoSpaceLeft();
    payload.advanceTo(headroom + length);
    requireKept(root, (MessagePlan) plan, array, headroom, length, message);
    message.exit();
    payload.lendTo(out);
  }

  private static void requireInitialized(Message root) {
    if (!root.isInitialized()) {
      throw new EncodeException(
          "A message of "
              + root.getClass().getName()
              + " lacks required fields: "
              + String.join(", ", root.findInitializationErrors()));
    }
  }

  /** Checks that the bytes are within the limits, and say all that the message does. */
  private void requireKept(
      Message root,
      MessagePlan plan,
      byte[] array,
      int offset,
      int length,
      dev.polycodec.spi.Message message)
      throws IOException {
    if (message.isPart() || plan.counts(array, offset, length)) {
      count(root, plan, array, offset, length, message);
    }
    if (plan.texts() && Texts.mayBeReplaced(array, offset, offset + length)) {
      Texts.require(root, plan.type());
    }
    if (plan.extendable() && !read(plan, array, offset, length).equals(root)) {
      throw new EncodeException(
          "A message of "
              + root.getClass().getName()
              + " has an extension that would come back as an unknown field: add"
              + " configure(ProtobufOptions.of(registry)) to the builder, with a registry that has"
              + " it");
    }
  }

  private static void count(
      Message root,
      MessagePlan plan,
      byte[] array,
      int offset,
      int length,
      dev.polycodec.spi.Message message)
      throws IOException {
    try {
      Census.count(plan.type(), array, offset, length, message);
    } catch (MalformedDataException e) {
      throw new EncodeException(
          "A message of "
              + root.getClass().getName()
              + " has a text whose bytes are not well-formed UTF-8: declare the field as bytes");
    }
  }

  @Override
  public Object decode(
      byte[] bytes, int offset, int length, Plan plan, dev.polycodec.spi.Message message)
      throws IOException {
    MessagePlan root = (MessagePlan) plan;
    message.enter(root.type().empty().getClass());
    if (message.isPart() || root.counts(bytes, offset, length)) {
      Census.count(root.type(), bytes, offset, length, message);
    }
    try {
      Object value = read(root, bytes, offset, length);
      message.exit();
      return value;
    } catch (InvalidProtocolBufferException e) {
      Census.count(root.type(), bytes, offset, length, message); // too deep, perhaps
      throw e;
    }
  }

  private Message read(MessagePlan plan, byte[] bytes, int offset, int length) throws IOException {
    CodedInputStream in = CodedInputStream.newInstance(bytes, offset, length);
    in.setRecursionLimit(plan.recursionLimit());
    Message value = plan.type().empty().getParserForType().parseFrom(in, extensions);
    in.checkLastTagWas(0);
    return value;
  }

  @Override
  public long retainedBytes() {
    return payload.capacity();
  }
}

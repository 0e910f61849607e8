package dev.polycodec.benchmarks.peers;

import dev.polycodec.benchmarks.Contender;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import org.apache.dubbo.common.URL;
import org.apache.dubbo.common.serialize.Cleanable;
import org.apache.dubbo.common.serialize.ObjectInput;
import org.apache.dubbo.common.serialize.ObjectOutput;
import org.apache.dubbo.common.serialize.Serialization;
import org.apache.dubbo.rpc.model.ApplicationModel;

/** A serialization of Dubbo: streams for each message, whose backends Dubbo pools as it does. */
record DubboLayer(Serialization serialization, URL url, Class<?> type) implements Contender {

  static DubboLayer of(Serialization serialization, Class<?> type) {
    URL url =
        URL.valueOf("dubbo://localhost:20880")
            .setScopeModel(ApplicationModel.defaultModel().getDefaultModule());
    return new DubboLayer(serialization, url, type);
  }

  @Override
  public byte[] encode(Object value) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutput out = serialization.serialize(url, bytes);
    out.writeObject(value);
    out.flushBuffer();
    if (out instanceof Cleanable cleanable) {
      cleanable.cleanup();
    }
    return bytes.toByteArray();
  }

  @Override
  public Object decode(byte[] bytes) throws Exception {
    ObjectInput in = serialization.deserialize(url, new ByteArrayInputStream(bytes));
    Object value = in.readObject(type);
    if (in instanceof Cleanable cleanable) {
      cleanable.cleanup();
    }
    return value;
  }
}

package dev.polycodec.compare;

import dev.polycodec.BytesConsumer;
import dev.polycodec.EncodeException;
import dev.polycodec.compare.workload.MessageInfo;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.concurrent.atomic.AtomicInteger;

/** Java serialization, spoilt in the way that the name of the codec says. */
record FakeBackend(String name, ClassLoader loader) implements Backend, Engine {

  private static final AtomicInteger DECODED = new AtomicInteger();

  @Override
  public Engine newEngine() {
    return this;
  }

  @Override
  public void encode(Object value, Plan plan, Message message, int headroom, BytesConsumer out)
      throws IOException {
    switch (name) {
      case "fake-refusing" -> throw new EncodeException("fake-refusing takes nothing");
      case "fake-crashing" -> Runtime.getRuntime().halt(134);
      default -> {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(new byte[headroom]);
        try (ObjectOutputStream objects = new ObjectOutputStream(bytes)) {
          objects.writeObject(value);
        }
        out.accept(bytes.toByteArray(), headroom, bytes.size() - headroom);
      }
    }
  }

  @Override
  public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message)
      throws IOException, ClassNotFoundException {
    if (name.equals("fake-unreadable")) {
      throw new IllegalStateException("unreadable");
    }
    try (ObjectInputStream in = new Input(new ByteArrayInputStream(bytes, offset, length))) {
      Object value = in.readObject();
      boolean lossy = name.equals("fake-lossy") || isTired();
      if (lossy && value instanceof MessageInfo info) {
        info.age++;
      }
      return value;
    }
  }

  /** Does well only once, as code that is compiled wrongly when it is hot. */
  private boolean isTired() {
    return name.equals("fake-tiring") && DECODED.getAndIncrement() > 0;
  }

  @Override
  public boolean recover() {
    return true;
  }

  @Override
  public long retainedBytes() {
    return 0;
  }

  private final class Input extends ObjectInputStream {

    Input(ByteArrayInputStream in) throws IOException {
      super(in);
    }

    @Override
    protected Class<?> resolveClass(ObjectStreamClass type)
        throws IOException, ClassNotFoundException {
      try {
        return super.resolveClass(type);
      } catch (ClassNotFoundException e) {
        return Class.forName(type.getName(), false, loader);
      }
    }
  }
}

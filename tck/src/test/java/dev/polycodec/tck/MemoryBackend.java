package dev.polycodec.tck;

import dev.polycodec.BytesConsumer;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.tck.equality.Reflection;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Keeps every object for ever, asks no policy, heeds no limit: what the kit must not accept. */
final class MemoryBackend implements Backend {

  /** Static, so that it pins the class loaders of applications. */
  private static final List<Object> KEPT = new ArrayList<>();

  private static final Map<Object, Integer> NUMBERS = new IdentityHashMap<>();

  private final Fault fault;

  MemoryBackend(Fault fault) {
    this.fault = fault;
  }

  @Override
  public Engine newEngine() {
    return new MemoryEngine();
  }

  static synchronized int keep(Object value) {
    return NUMBERS.computeIfAbsent(
        value,
        added -> {
          KEPT.add(added);
          return KEPT.size() - 1;
        });
  }

  static synchronized Object kept(int number) {
    return KEPT.get(number);
  }

  private final class MemoryEngine implements Engine {
    @Override
    public void encode(Object value, Plan plan, Message message, int headroom, BytesConsumer out) {
      enterRoot(value, message);
      int number = keep(fault.encoded(value));
      byte[] bytes = ByteBuffer.allocate(headroom + 4).putInt(headroom, number).array();
      out.accept(bytes, headroom, 4);
    }

    @Override
    public Object decode(byte[] bytes, int offset, int length, Plan plan, Message message) {
      Object value = kept(ByteBuffer.wrap(bytes, offset, length).getInt());
      enterRoot(value, message);
      return fault.decoded(value, message.rootClass());
    }

    /** Does the least that the core demands of a library, and no more. */
    private void enterRoot(Object value, Message message) {
      Class<?> type = value.getClass();
      boolean named = !type.isHidden() && !Proxy.isProxyClass(type);
      if (named && Reflection.isApplication(type) && message.root().raw().isInstance(value)) {
        message.enter(type);
        message.exit();
      }
    }

    @Override
    public boolean recover() {
      return true;
    }

    @Override
    public long retainedBytes() {
      return 0;
    }
  }
}

package dev.polycodec.thrift;

import dev.polycodec.CodecException;
import dev.polycodec.spi.Backend;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Engine;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.RootType;
import dev.polycodec.spi.Variant;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.thrift.TBase;
import org.apache.thrift.transport.TTransportException;

/** Finds the generated classes of one codec. */
final class ThriftBackend implements Backend {

  private final Variant variant;
  private final BackendConfig config;

  /**
   * The generated classes that were met, each once: a class may contain itself, and messages choose
   * how deep, and by which of its fields.
   */
  private final Map<Class<?>, StructType> structs = new ConcurrentHashMap<>();

  ThriftBackend(Variant variant, BackendConfig config) {
    this.variant = variant;
    this.config = config;
  }

  @Override
  public Plan prepare(RootType root) {
    Class<?> raw = root.raw();
    if (!TBase.class.isAssignableFrom(raw) || Modifier.isAbstract(raw.getModifiers())) {
      throw new CodecException(
          raw.getName()
              + " is no class that Thrift's compiler generates, and "
              + variant.name()
              + " carries no others: describe it in a .thrift file, or take a codec for objects of"
              + " any class, such as kryo");
    }
    Slot slot = new Slot(raw, structs);
    slot.struct();
    return slot;
  }

  @Override
  public Engine newEngine() {
    try {
      return new ThriftEngine(variant.equals(ThriftCodecProvider.COMPACT), config.limits());
    } catch (TTransportException e) {
      throw new IllegalStateException("Memory cannot be opened", e);
    }
  }
}

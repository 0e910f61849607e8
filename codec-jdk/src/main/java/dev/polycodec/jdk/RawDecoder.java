package dev.polycodec.jdk;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.BackendConfig;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Shape;
import java.io.IOException;
import java.io.ObjectStreamClass;
import org.jspecify.annotations.Nullable;

/** Reads what a plain {@link java.io.ObjectOutputStream} wrote, header and all. */
final class RawDecoder extends GuardedStream {

  private final BackendConfig config;
  private boolean rootIsKnown;

  RawDecoder(Source source, BackendConfig config, Message message) throws IOException {
    super(source, config, message);
    this.config = config;
  }

  @Override
  @Nullable Object readValue() throws IOException, ClassNotFoundException {
    return readObject();
  }

  @Override
  protected Class<?> resolveClass(ObjectStreamClass descriptor) {
    Class<?> type = super.resolveClass(descriptor);
    rootIsKnown = true;
    return type;
  }

  /** The first descriptor is that of the root, or of what stands for it in the stream. */
  @Override
  Class<?> load(String name) {
    if (rootIsKnown) {
      return super.load(name);
    }
    try {
      Class<?> type = super.load(name);
      return mayStandForAnother(type) ? type : message.loadRoot(name);
    } catch (TypeNotAllowedException e) {
      return message.loadRoot(name); // which says so, or that another class was asked for
    }
  }

  private boolean mayStandForAnother(Class<?> type) {
    return kind(type) == Shape.Kind.JAVA_HOOKS || kind(type) == Shape.Kind.REFUSED;
  }

  /** Values of the JDK count where they hold others; what stands for them in the stream never. */
  @Override
  boolean isCounted(Class<?> type) {
    Shape.Kind kind = kind(type);
    return kind != Shape.Kind.SCALAR && kind != Shape.Kind.SURROGATE && !JdkForms.isOne(type);
  }

  private Shape.Kind kind(Class<?> type) {
    return config.shapes().of(type).kind();
  }
}

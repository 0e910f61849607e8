package dev.polycodec.jdk;

import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.spi.Message;
import java.io.IOException;
import java.io.ObjectStreamClass;
import org.jspecify.annotations.Nullable;

/** Reads what a plain {@link java.io.ObjectOutputStream} wrote, header and all. */
final class PlainDecoder extends GuardedStream {

  private boolean rootIsKnown;

  PlainDecoder(Source source, StreamClasses classes, Message message) throws IOException {
    super(source, classes, message);
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
      return classes.of(type).mayStandForAnother() ? type : message.loadRoot(name);
    } catch (TypeNotAllowedException e) {
      return message.loadRoot(name); // which says so, or that another class was asked for
    }
  }

  @Override
  boolean isCounted(StreamClass type) {
    return type.countsInPlain();
  }
}

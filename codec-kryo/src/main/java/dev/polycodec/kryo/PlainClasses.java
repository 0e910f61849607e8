package dev.polycodec.kryo;

import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import org.jspecify.annotations.Nullable;

/** Turns names into classes through the message only; the first name is that of the root. */
final class PlainClasses extends DefaultClassResolver {

  private int most;

  @Override
  protected Class<?> getTypeByName(@Nullable String name) {
    if (name == null) {
      throw new MalformedDataException("The bytes name no class where one must be named");
    }
    PlainEngine engine = (PlainEngine) kryo;
    Message message = engine.message();
    return engine.isAtRoot() ? message.loadRoot(name) : message.load(name);
  }

  /** Forgets names always; Kryo keeps them where registration is required. */
  @Override
  public void reset() {
    super.reset();
    if (nameIdToClass != null) {
      most = Math.max(most, nameIdToClass.size);
      nameIdToClass.clear();
    }
  }

  /** Returns about what the table of names takes, which never shrinks. */
  long retainedBytes() {
    return 32L * most;
  }
}

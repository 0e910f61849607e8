package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Output;
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

  /**
   * Asks for the name as decoding does: the policy knows what an enum or an abstract class of the
   * JDK is, and not the hidden classes of its constants and objects.
   */
  @Override
  protected void writeName(Output out, Class type, Registration registration) {
    if (type.getClassLoader() == null) {
      ((PlainEngine) kryo).message().load(type.getName());
    }
    super.writeName(out, type, registration);
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

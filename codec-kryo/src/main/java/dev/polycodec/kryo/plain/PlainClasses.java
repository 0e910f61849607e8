package dev.polycodec.kryo.plain;

import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.Registration;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultClassResolver;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import org.jspecify.annotations.Nullable;

/** Turns names into classes through the message only; the first name is that of the root. */
final class PlainClasses extends DefaultClassResolver {

  /** How Kryo complains of a number that no registration has. */
  private static final String UNREGISTERED = "Encountered unregistered class ID: ";

  private int most;

  @Override
  public @Nullable Registration readClass(Input in) {
    try {
      return super.readClass(in);
    } catch (KryoException e) {
      String said = String.valueOf(e.getMessage());
      if (!said.startsWith(UNREGISTERED)) {
        throw e;
      }
      throw new MalformedDataException(
          "The bytes have the number "
              + said.substring(UNREGISTERED.length())
              + " for a class, which the setup of kryo-plain does not register: hand over the"
              + " setup of the writer with KryoOptions.plain(...)");
    }
  }

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
   * JDK is, and not the hidden classes of constants and of the JDK's objects.
   */
  @Override
  protected void writeName(Output out, Class type, Registration registration) {
    boolean constant = Enum.class.isAssignableFrom(type) && !type.isEnum();
    if (constant || type.getClassLoader() == null) {
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

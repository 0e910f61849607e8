package dev.polycodec.internal.shape;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.Message;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * Finds the classes whose objects have a codec of their own inside those of another codec; safe for
 * use by any number of threads.
 */
public interface Nesting {

  /** No class has. */
  Nesting NONE = type -> null;

  /** Returns the form of the objects of a class, or null if they have no codec of their own. */
  @Nullable Form<?> find(Class<?> type);

  /** Bytes that stand for a value, which count within the message that they are part of. */
  interface Form<T> extends Surrogate<T, byte[]> {

    /**
     * Returns the form of a value within a message.
     *
     * @param at the class, with the type arguments that its place declares
     * @param place what is declared there
     */
    byte[] toForm(T value, Type at, Class<?> place, Message message);

    /**
     * Returns the value of a form within a message, which hooks of Java may make one of another
     * class: the caller checks it against what is declared where it goes.
     *
     * @param at as it was written
     */
    Object fromForm(byte[] form, Type at, Message message);

    /**
     * Returns how many bytes say what a value is hashed and compared by, where that is generated
     * code; 0 where it is an application's.
     */
    int compared(T value);
  }
}

package dev.polycodec.fst.plain;

import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.util.EnumMap;
import org.nustaq.serialization.FSTClazzInfo;

/** The class of the keys of an {@link EnumMap}, the only class that is a value of a message. */
final class Keys {

  private Keys() {}

  /** Says whether a value of a class is one. */
  static boolean isTypeOf(FSTClazzInfo.FSTFieldInfo field, Class<?> type) {
    return type == Class.class
        && field.getField() != null
        && field.getField().getDeclaringClass() == EnumMap.class;
  }

  /**
   * Checks what was read as one.
   *
   * @throws MalformedDataException if it is none
   */
  static Object requireEnum(Object keys, Message message) {
    if (!((Class<?>) keys).isEnum()) {
      throw new MalformedDataException("The bytes hold a map by constants of what is no enum");
    }
    message.check((Class<?>) keys);
    return keys;
  }
}

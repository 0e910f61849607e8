package dev.polycodec.internal.message;

import dev.polycodec.MalformedDataException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.shape.WireNames;
import dev.polycodec.spi.BackendConfig.TypeIds;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that stand for classes in payloads: of a registered class {@code #} and its number, if
 * nobody but this library reads the payload; immutable.
 */
final class PayloadNames {

  private static final char NUMBER = '#';

  private final WireNames names;
  private final Map<Class<?>, String> written = new HashMap<>();
  private final Map<String, Class<?>> read = new HashMap<>();

  PayloadNames(Setup setup) {
    names = setup.names();
    TypeIds ids = setup.typeIds();
    if (setup.framed()) {
      for (Class<?> type : ids.classes()) {
        add(type, NUMBER + Integer.toString(ids.idOf(type)));
      }
    }
  }

  private void add(Class<?> type, String name) {
    written.put(type, name);
    read.put(name, type);
  }

  String nameOf(Class<?> type) {
    String number = written.isEmpty() ? null : written.get(type);
    return number == null ? names.nameOf(type) : number;
  }

  /**
   * Returns the class whose number a name is, or null if it is a name.
   *
   * @throws MalformedDataException if no class has the number
   */
  @Nullable Class<?> numbered(String name) {
    if (name.isEmpty() || name.charAt(0) != NUMBER) {
      return null;
    }
    Class<?> type = read.get(name);
    if (type == null) {
      throw new MalformedDataException(
          "The bytes name the class number "
              + ClassNames.show(name.substring(1))
              + ", which is not registered");
    }
    return type;
  }
}

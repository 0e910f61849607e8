package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.JavaType;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.Message;
import dev.polycodec.spi.Plan;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Tries the values that would be refused, but for what a module of the application may make of
 * them: those of a type that a module reads, and lists, sets and maps of a library where those of
 * the JDK are declared.
 *
 * <p>Each value is tried, not one of a class: whether it comes back may depend on the value, such
 * as on the zone of a time.
 */
final class ModuleCheck {

  private final DataBinding binding;
  private final Shapes shapes;
  private final JavaType declared;
  private final Plan plan;
  private final Plan listed;
  private @Nullable Boolean foreign;
  private @Nullable Boolean foreignKeys;

  ModuleCheck(DataBinding binding, Shapes shapes, JavaType declared) {
    this.binding = binding;
    this.shapes = shapes;
    this.declared = declared;
    plan = plan(declared);
    listed = plan(binding.mapper().getTypeFactory().constructCollectionType(List.class, declared));
  }

  private static Plan plan(JavaType type) {
    return new PlainForm.Type(type, Fidelity.NONE);
  }

  /** Returns whether a value that would be refused is tried. */
  boolean tries(Class<?> type) {
    return isForeign() || isOfLibrary(type) || hasForeignKeys();
  }

  /** Returns whether a module alone knows a class, of which the shapes say nothing. */
  boolean decides(Class<?> type) {
    boolean unknown = shapes.of(type).refusal() != null || type != declared.getRawClass();
    return unknown && tries(type);
  }

  /** Returns whether a module reads the type. */
  boolean isForeign() {
    if (foreign == null) {
      foreign = binding.isForeign(declared); // seen by other threads or found once more
    }
    return foreign;
  }

  /** Returns whether a module makes the keys of names. */
  boolean hasForeignKeys() {
    if (foreignKeys == null) {
      foreignKeys = declared.isMapLikeType() && binding.hasForeignKeys(declared.getKeyType());
    }
    return foreignKeys;
  }

  private boolean isOfLibrary(Class<?> type) {
    Class<?> raw = declared.getRawClass();
    boolean place = declared.isContainerType() && raw.isInterface() && raw.getClassLoader() == null;
    return place
        && type.getClassLoader() != null
        && switch (shapes.of(type).kind()) {
          case JAVA_HOOKS, REFUSED, SURROGATE -> true;
          default -> false;
        };
  }

  /**
   * Checks a value that would be refused.
   *
   * @throws EncodeException the refusal, if the value is not tried or does not come back
   */
  void require(Object value, Current current, Supplier<EncodeException> refusal) {
    if (!tries(value.getClass())) {
      throw refusal.get();
    }
    Message message = current.message();
    message.admit(declared.getRawClass());
    message.admit(value.getClass());
    message.measure(value);
    if (!current.bringsBack(List.of(value), listed, isAnyClass())) {
      throw refusal.get();
    }
  }

  /** Returns whether the module may make a value of any class, as the type is abstract. */
  private boolean isAnyClass() {
    return isForeign() && Modifier.isAbstract(declared.getRawClass().getModifiers());
  }

  /** Checks a root that is null in the bytes when it refers to nothing. */
  void requireRoot(Object value, Current current) {
    if (declared.isReferenceType() && !current.bringsBack(value, plan, isAnyClass())) {
      throw Fidelity.refused(value, declared.getRawClass());
    }
  }
}

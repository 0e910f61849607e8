package dev.polycodec.internal.message;

import dev.polycodec.EncodeException;
import dev.polycodec.TypeNotAllowedException;
import dev.polycodec.internal.policy.ClassNames;
import dev.polycodec.internal.policy.RootPolicy;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The classes of the names in the payloads of one root type: what the type declares is known, and
 * comes from its own loader; what only the bytes name comes from that of the codec.
 */
final class NamedClasses {

  private final Setup setup;
  private final RootPolicy policy;
  private final Map<String, Class<?>> loaded = new ConcurrentHashMap<>();

  NamedClasses(Setup setup, RootPolicy policy) {
    this.setup = setup;
    this.policy = policy;
  }

  /** Returns the class of a name that was loaded before, or null. */
  @Nullable Class<?> known(String name) {
    return loaded.get(name);
  }

  /** Returns the class of a name, which the policy allows. */
  Class<?> load(String name) {
    Class<?> known = loaded.get(name);
    return known == null ? loadAllowed(name) : known;
  }

  private Class<?> loadAllowed(String name) {
    ClassNames.requireSize(name);
    Class<?> type = setup.names().classOf(name);
    String asked = type == null ? name : type.getName();
    if (!policy.allows(asked)) {
      throw notAllowed(asked);
    }
    if (type == null) {
      type = find(name);
    }
    if (type == null) {
      throw missing(ClassNames.show(name));
    }
    loaded.put(name, type);
    return type;
  }

  /** Returns the class of an allowed name, or null if there is none. */
  @Nullable Class<?> find(String name) {
    Class<?> declared = policy.declared(name);
    if (declared != null && declared.getName().equals(name)) {
      return declared;
    }
    try {
      return declared == null
          ? setup.loading().find(name)
          : Class.forName(name, false, declared.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  /**
   * Refuses to write an object that would be read as one of another class of the same name, or not
   * at all.
   */
  void requireFound(Class<?> actual) {
    Class<?> named = setup.names().canonical(actual);
    String name = setup.names().nameOf(named);
    Class<?> known = setup.names().classOf(name);
    Class<?> found = known == null ? find(named.getName()) : known;
    if (found != named) {
      throw new EncodeException(
          "An object of " + named.getName() + " would not be decoded: " + instead(named, found));
    }
  }

  /** Says what stands in the way of a class. */
  private String instead(Class<?> named, @Nullable Class<?> found) {
    if (found != null && !found.getName().equals(named.getName())) {
      return "the name stands for " + found.getName() + ", as renamed(...) says";
    }
    if (found != null && policy.declared(named.getName()) != null) {
      return "its class is of the loader "
          + named.getClassLoader()
          + ", and the declared types lead to another of the name, of the loader "
          + found.getClassLoader()
          + ": bytes hold names, so let a message have classes of one of the loaders only";
    }
    return "no declared type leads to this class of the loader "
        + named.getClassLoader()
        + ", and the codec's loader, "
        + setup.loader()
        + (found == null ? ", has none" : ", has another")
        + " of the name; declare the class, or name its loader with classLoader(...)";
  }

  /** Returns the refusal of a class that is allowed, so that it may be told to be missing. */
  private TypeNotAllowedException missing(String name) {
    return new TypeNotAllowedException(
        "The policy allows the class "
            + name
            + ", but the codec's loader, "
            + setup.loader()
            + ", does not find it; add its jar, name its loader with classLoader(...), or say"
            + " renamed(\""
            + name
            + "\", ...) if it has another name now");
  }

  /** Returns the refusal of a class that is there. */
  TypeNotAllowedException notAllowed(Class<?> type) {
    return new TypeNotAllowedException(policy.refusal(type, !setup.plain()));
  }

  /** Returns the refusal of a class, which does not tell what is on the class path. */
  TypeNotAllowedException notAllowed(String name) {
    return new TypeNotAllowedException(policy.refusal(name, !setup.plain()));
  }
}

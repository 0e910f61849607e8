package dev.polycodec.benchmarks.hardening;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Loads the classes of the workloads anew, with their type arguments or without: what nothing
 * declares, no element is checked against. Both ways take it, so that they differ in that only.
 */
final class WorkloadLoader extends ClassLoader {

  private static final String PACKAGE = Workloads.class.getPackageName() + ".";

  /** The attribute of class files that has type arguments, and a name that nothing knows. */
  private static final byte[] SIGNATURE = "\1\0\11Signature".getBytes(StandardCharsets.ISO_8859_1);

  private static final byte UNKNOWN = 's';

  private final boolean erases;

  WorkloadLoader(boolean erases) {
    super(WorkloadLoader.class.getClassLoader());
    this.erases = erases;
  }

  /** Returns a builder of codecs that load these classes, and allow them undeclared. */
  CodecBuilder builder() {
    return Codecs.builder().classLoader(this).allow(PACKAGE + "*");
  }

  /** Makes the workload of a name, of classes that are loaded anew. */
  Workload workload(String name) throws ReflectiveOperationException {
    Class<?> catalogue = loadClass(Workloads.class.getName());
    Object made = catalogue.getMethod("load", String.class).invoke(null, name);
    List<?> messages = (List<?>) made.getClass().getMethod("messages").invoke(made);
    TypeRef<?> type = (TypeRef<?>) made.getClass().getMethod("type").invoke(made);
    return new Workload(name, name, erases ? raw(type) : type, messages, messages.size());
  }

  private static TypeRef<?> raw(TypeRef<?> type) {
    return type.type() instanceof ParameterizedType of ? TypeRef.of(of.getRawType()) : type;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      return name.startsWith(PACKAGE) ? define(name) : super.loadClass(name, resolve);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      if (erases && !name.contains("$")) { // where a TypeRef needs its own type argument
        erase(bytes);
      }
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /** A JVM ignores attributes that it does not know. */
  private static void erase(byte[] bytes) {
    for (int i = 0; i + SIGNATURE.length <= bytes.length; i++) {
      if (startsAt(bytes, i)) {
        bytes[i + 3] = UNKNOWN;
        return;
      }
    }
  }

  private static boolean startsAt(byte[] bytes, int index) {
    for (int i = 0; i < SIGNATURE.length; i++) {
      if (bytes[index + i] != SIGNATURE[i]) {
        return false;
      }
    }
    return true;
  }
}

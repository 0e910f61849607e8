package dev.polycodec.compare;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The user's own JSON, as maps or bound to a class; and the loader of that class. */
final class UserData {

  private final @Nullable Path file;
  private final @Nullable String type;
  private final ClassLoader loader;

  UserData(@Nullable Path file, @Nullable String type, List<Path> classpath) {
    this.file = file;
    this.type = type;
    ClassLoader parent = UserData.class.getClassLoader();
    this.loader = classpath.isEmpty() ? parent : new URLClassLoader(urls(classpath), parent);
  }

  ClassLoader loader() {
    return loader;
  }

  /**
   * Reads the data, or returns null if none is named.
   *
   * @throws Failure if there is no such file or class, or the one does not fit the other
   */
  @Nullable Workload load() {
    if (file == null) {
      return null;
    }
    return type == null ? maps(file) : bound(file, type);
  }

  /** Returns the data, or else the workload of a name. */
  Workload workload(String name) {
    Workload own = load();
    return own != null && own.name().equals(name) ? own : Workloads.load(name);
  }

  /** Returns the class of the messages and those that its fields declare, if one is named. */
  Set<Class<?>> classes() {
    return type == null ? Set.of() : DeclaredClasses.of(find(type));
  }

  private Workload maps(Path from) {
    List<Object> messages = JsonMessages.read(from, mapper().readerFor(Object.class), "maps");
    TypeRef<?> declared =
        messages.stream().allMatch(Map.class::isInstance)
            ? new TypeRef<Map<String, Object>>() {}
            : TypeRef.of(Object.class);
    return workload(from, messages, declared, "maps");
  }

  private Workload bound(Path from, String name) {
    Class<?> bound = find(name);
    List<Object> messages = JsonMessages.read(from, mapper().readerFor(bound), name);
    return workload(from, messages, TypeRef.of(bound), name);
  }

  private static Workload workload(
      Path from, List<Object> messages, TypeRef<?> declared, String what) {
    int count = messages.size();
    String description = "your own data, as " + what + " (messages: " + count + ")";
    return new Workload(String.valueOf(from.getFileName()), description, declared, messages, count);
  }

  private Class<?> find(String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw Failure.ofInput("Class " + name + " cannot be loaded; is its jar in --classpath?", e);
    }
  }

  private ObjectMapper mapper() {
    ObjectMapper mapper =
        JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module())
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .build();
    mapper.setTypeFactory(mapper.getTypeFactory().withClassLoader(loader));
    return mapper;
  }

  private static URL[] urls(List<Path> classpath) {
    URL[] urls = new URL[classpath.size()];
    for (int i = 0; i < urls.length; i++) {
      Path entry = classpath.get(i);
      if (!Files.exists(entry)) {
        throw Failure.ofInput("There is no file " + entry + ", which --classpath names", null);
      }
      try {
        urls[i] = entry.toUri().toURL();
      } catch (MalformedURLException e) {
        throw Failure.ofInput("--classpath cannot name " + entry, e);
      }
    }
    return urls;
  }
}

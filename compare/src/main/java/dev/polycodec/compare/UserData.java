package dev.polycodec.compare;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The user's own JSON or CSV, as maps or bound to a class; and the loader of that class. */
final class UserData {

  private final @Nullable Path file;
  private final @Nullable String type;
  private final ClassLoader loader;

  UserData(@Nullable Path file, @Nullable String type, ClassLoader loader) {
    this.file = file;
    this.type = type;
    this.loader = loader;
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
    if (!Files.isRegularFile(file)) {
      throw Failure.ofInput("There is no file " + file, null);
    }
    try {
      return type == null ? maps(file) : bound(file, type);
    } catch (OutOfMemoryError e) {
      String advice = "; give it more, for example with JAVA_TOOL_OPTIONS=-Xmx8g";
      throw Failure.ofInput(file + " is too large for the memory of this JVM" + advice, e);
    }
  }

  /** Returns the classes that libraries must be told of, if one is named. */
  Set<Class<?>> classes(Collection<?> messages) {
    return type == null ? Set.of() : UserClasses.of(find(type), messages);
  }

  /** Returns patterns of the classes that the messages may hold in open fields. */
  List<String> allowed() {
    if (type == null) {
      return List.of();
    }
    String home = find(type).getPackageName();
    return List.of(home.isEmpty() ? type : home + ".*");
  }

  private Workload maps(Path from) {
    List<Object> messages =
        isCsv(from)
            ? CsvMessages.maps(from)
            : JsonMessages.read(from, mapper().readerFor(Object.class), "maps");
    TypeRef<?> declared =
        messages.stream().allMatch(Map.class::isInstance)
            ? new TypeRef<Map<String, Object>>() {}
            : TypeRef.of(Object.class);
    return workload(from, messages, declared, "maps");
  }

  private Workload bound(Path from, String name) {
    Class<?> bound = find(name);
    try {
      classes(List.of()); // tells which class is missing, which Jackson may not
      ObjectReader reader = mapper().readerFor(bound);
      List<Object> messages =
          isCsv(from)
              ? CsvMessages.bound(from, reader, name)
              : JsonMessages.read(from, reader, name);
      return workload(from, messages, TypeRef.of(bound), name);
    } catch (LinkageError e) {
      throw ClassPath.unusable(name, e);
    } catch (ServiceConfigurationError e) {
      throw Failure.ofInput("A module of --class-path is none for Jackson: " + e.getMessage(), e);
    }
  }

  private static Workload workload(
      Path from, List<Object> messages, TypeRef<?> declared, String what) {
    int count = messages.size();
    String file = String.valueOf(from.getFileName());
    String name = Workloads.names().contains(file) ? "./" + file : file; // each has its own data
    String description = "your own data, as " + what + " (messages: " + count + ")";
    return new Workload(name, description, declared, messages, count);
  }

  private static boolean isCsv(Path from) {
    return from.toString().toLowerCase(Locale.ROOT).endsWith(".csv");
  }

  private Class<?> find(String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw Failure.ofInput("Class " + name + " cannot be loaded; is its jar in --class-path?", e);
    } catch (LinkageError e) {
      throw ClassPath.unusable(name, e);
    }
  }

  private ObjectMapper mapper() {
    ObjectMapper mapper =
        JsonMapper.builder()
            .addModules(new JavaTimeModule(), new Jdk8Module())
            .addModules(MapperBuilder.findModules(loader)) // such as that for Kotlin
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT) // 1.9 would be 1
            .build();
    mapper.setTypeFactory(mapper.getTypeFactory().withClassLoader(loader));
    return mapper;
  }
}

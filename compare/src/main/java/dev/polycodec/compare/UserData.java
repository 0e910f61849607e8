package dev.polycodec.compare;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.polycodec.TypeRef;
import dev.polycodec.compare.workload.Workload;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
    JsonNode json = parse(file);
    List<JsonNode> messages = new ArrayList<>();
    if (json.isArray()) {
      json.forEach(messages::add);
    } else {
      messages.add(json);
    }
    if (messages.isEmpty() || messages.stream().anyMatch(UserData::isNothing)) {
      throw new Failure(file + " holds no data, or nulls beside it");
    }
    return type == null ? maps(messages) : bound(messages, type);
  }

  private Workload maps(List<JsonNode> messages) {
    TypeRef<?> declared =
        messages.stream().allMatch(JsonNode::isObject)
            ? new TypeRef<Map<String, Object>>() {}
            : TypeRef.of(Object.class);
    return workload(messages, Object.class, declared, "maps");
  }

  private Workload bound(List<JsonNode> messages, String name) {
    Class<?> bound = find(name);
    return workload(messages, bound, TypeRef.of(bound), name);
  }

  private Workload workload(
      List<JsonNode> messages, Class<?> bindTo, TypeRef<?> declared, String what) {
    ObjectMapper mapper = mapper();
    List<Object> values = new ArrayList<>();
    for (JsonNode message : messages) {
      try {
        values.add(mapper.treeToValue(message, bindTo));
      } catch (JsonProcessingException e) {
        throw new Failure(file + " does not fit " + what + ": " + e.getOriginalMessage(), e);
      }
    }
    String name = String.valueOf(file == null ? null : file.getFileName());
    return new Workload(
        name,
        "your own data, as " + what + " (messages: " + values.size() + ")",
        declared,
        values,
        values.size());
  }

  private Class<?> find(String name) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new Failure("Class " + name + " cannot be loaded; is its jar in --classpath?", e);
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

  private static boolean isNothing(JsonNode message) {
    return message.isNull() || message.isMissingNode();
  }

  private static JsonNode parse(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new Failure("There is no file " + file);
    }
    try {
      return new ObjectMapper().readTree(file.toFile());
    } catch (JsonProcessingException e) {
      throw new Failure(file + " is not JSON: " + where(e) + e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new Failure(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static String where(JsonProcessingException e) {
    return e.getLocation() == null
        ? ""
        : "line %d, column %d: "
            .formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
  }

  private static URL[] urls(List<Path> classpath) {
    URL[] urls = new URL[classpath.size()];
    for (int i = 0; i < urls.length; i++) {
      Path entry = classpath.get(i);
      if (!Files.exists(entry)) {
        throw new Failure("There is no file " + entry + ", which --classpath names");
      }
      try {
        urls[i] = entry.toUri().toURL();
      } catch (MalformedURLException e) {
        throw new Failure("--classpath cannot name " + entry, e);
      }
    }
    return urls;
  }
}

package dev.polycodec.tck.evolution;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Makes and shows objects of generated classes of both versions. */
final class SchemaObjects {

  private final SchemaVersions versions;
  private final VersionLoader older;
  private final VersionLoader newer;

  SchemaObjects(SchemaVersions versions) {
    this.versions = versions;
    ClassLoader parent = versions.getClass().getClassLoader();
    this.older = new VersionLoader(Version.OLDER, versions.packageName(), parent);
    this.newer = new VersionLoader(Version.NEWER, versions.packageName(), parent);
  }

  VersionLoader loader(Version version) {
    return version == Version.OLDER ? older : newer;
  }

  /** Returns the class that reads. */
  Class<?> type(SchemaCase change) {
    return loader(change.writer().other()).type(change.type());
  }

  /** Makes the object that is written. */
  Object value(SchemaCase change) {
    return make(change.value(), loader(change.writer()));
  }

  private Object make(Object value, VersionLoader loader) {
    if (value instanceof Specimen specimen) {
      Class<?> type = loader.type(specimen.type());
      return type.isEnum()
          ? specimen.create(loader)
          : versions.make(type, values(specimen.fields(), loader));
    } else if (value instanceof List<?> list) {
      return list.stream().map(element -> make(element, loader)).toList();
    }
    return value instanceof Map<?, ?> map ? values(map, loader) : value;
  }

  private <K> Map<K, Object> values(Map<K, ?> map, VersionLoader loader) {
    Map<K, Object> made = new LinkedHashMap<>();
    map.forEach((key, value) -> made.put(key, make(value, loader)));
    return made;
  }

  /**
   * Shows what an application sees in an object. What is zero, empty or null is left out: formats
   * differ in which of these a field is that was not set.
   */
  String show(@Nullable Object value) {
    if (value instanceof Collection<?> collection) {
      return shown(collection, value instanceof Set);
    } else if (value instanceof Map.Entry<?, ?> entry) {
      return show(entry.getKey()) + ":" + show(entry.getValue());
    } else if (value instanceof Map<?, ?> map) {
      return shown(map.entrySet(), true);
    }
    return scalar(value);
  }

  private String scalar(@Nullable Object value) {
    if (value instanceof CharSequence text) {
      return Rendering.of(text.toString());
    } else if (value instanceof SchemaVersions.Constant constant) {
      return constant.name();
    }
    return value != null && isObject(value) ? shown(versions.fields(value)) : Rendering.of(value);
  }

  private String shown(Collection<?> elements, boolean sorted) {
    List<String> texts = elements.stream().map(this::show).toList();
    return (sorted ? texts.stream().sorted().toList() : texts).toString();
  }

  private String shown(Map<String, @Nullable Object> fields) {
    return new TreeMap<>(fields)
        .entrySet().stream()
            .filter(field -> isSomething(field.getValue()))
            .map(field -> field.getKey() + "=" + show(field.getValue()))
            .collect(Collectors.joining(" ", "{", "}"));
  }

  private static boolean isObject(Object value) {
    return !(value instanceof Enum) && value.getClass().getClassLoader() instanceof VersionLoader;
  }

  private static boolean isSomething(@Nullable Object value) {
    if (value instanceof Number number) {
      return number.doubleValue() != 0;
    } else if (value instanceof Collection<?> collection) {
      return !collection.isEmpty();
    } else if (value instanceof Map<?, ?> map) {
      return !map.isEmpty();
    }
    return value != null && !value.equals(false) && !value.toString().isEmpty();
  }
}

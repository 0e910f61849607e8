package dev.polycodec.jackson;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedClassResolver;
import dev.polycodec.jackson.plain.Mappers;
import dev.polycodec.spi.Conventions;
import java.lang.reflect.Field;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What Jackson leaves out, as its own introspector sees it, with inherited annotations and bundles
 * of them. What has no accessor is state: that is what fields are for.
 */
abstract class JacksonConventions implements Conventions {

  final SerializationConfig config = Mappers.asking();
  final AnnotationIntrospector annotations = config.getAnnotationIntrospector();

  AnnotatedClass introspect(Class<?> type) {
    return AnnotatedClassResolver.resolve(config, config.constructType(type), config);
  }

  @Override
  public @Nullable String excludes(Class<?> type, Field field) {
    AnnotatedClass owner = introspect(type);
    Members members = Members.of(owner, introspect(field.getDeclaringClass()), field, config);
    String by = excludes(members);
    if (by != null) {
      return by;
    }
    if (Boolean.TRUE.equals(annotations.isIgnorableType(introspect(field.getType())))) {
      return "@JsonIgnoreType";
    }
    if (members.isNamed(names(annotations.findPropertyIgnoralByName(config, owner)))) {
      return "@JsonIgnoreProperties";
    }
    Set<String> included = annotations.findPropertyInclusionByName(config, owner).getIncluded();
    return included == null || members.isNamed(included) ? null : "@JsonIncludeProperties";
  }

  /** Returns the annotation of a member that leaves a property out, or null. */
  abstract @Nullable String excludes(Members members);

  /** Returns the names of the properties that the annotation of a class leaves out. */
  abstract Set<String> names(JsonIgnoreProperties.Value ignored);

  /**
   * Those of the plain variants: Jackson runs there, and what it leaves out in both directions is
   * no state.
   */
  static final class Plain extends JacksonConventions {

    @Override
    public boolean inherits() {
      return false; // Jackson reads a part of a Throwable, and the elements of a container
    }

    @Override
    @Nullable String excludes(Members members) {
      return members.isNeverRead() && members.isNeverWritten() ? "@JsonIgnore" : null;
    }

    @Override
    Set<String> names(JsonIgnoreProperties.Value ignored) {
      return ignored.getAllowSetters() || ignored.getAllowGetters()
          ? Set.of()
          : ignored.getIgnored();
    }
  }
}

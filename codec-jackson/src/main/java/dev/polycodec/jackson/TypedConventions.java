package dev.polycodec.jackson;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty.Access;
import com.fasterxml.jackson.databind.JsonSerializable;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What the typed variants leave out: what Jackson never writes. What it writes, and would not read,
 * is state.
 *
 * <p>They refuse what Jackson would do else: to leave out what depends on the place or on a filter,
 * and to write what is in no field. Other representations, such as a {@code @JsonValue}, are not
 * needed where the fields are all there is.
 */
final class TypedConventions extends JacksonConventions {

  @Override
  @Nullable String excludes(Members members) {
    if (members.isNeverWritten()) {
      return "@JsonIgnore";
    }
    return members.stream().anyMatch(m -> annotations.findPropertyAccess(m) == Access.WRITE_ONLY)
        ? "@JsonProperty(access = WRITE_ONLY)"
        : null;
  }

  @Override
  Set<String> names(JsonIgnoreProperties.Value ignored) {
    return ignored.findIgnoredForSerialization();
  }

  @Override
  public @Nullable String refuses(Class<?> type) {
    AnnotatedClass introspected = introspect(type);
    if (annotations.findFilterId(introspected) != null) {
      return "has a @JsonFilter, and what that leaves out is known to a mapper only";
    }
    String place = place(introspected);
    return place != null ? place : hook(type, introspected);
  }

  private @Nullable String place(AnnotatedClass type) {
    return members(type)
        .filter(this::isPartial)
        .map(
            member ->
                "leaves out properties of the value of "
                    + member.getName()
                    + " with an annotation, which this codec could only do wherever that class"
                    + " occurs; annotate that class instead")
        .findFirst()
        .orElse(null);
  }

  private boolean isPartial(AnnotatedMember member) {
    Set<String> ignored =
        annotations.findPropertyIgnoralByName(config, member).findIgnoredForSerialization();
    return !ignored.isEmpty()
        || annotations.findPropertyInclusionByName(config, member).getIncluded() != null;
  }

  private static Stream<AnnotatedMember> members(AnnotatedClass type) {
    return Stream.concat(
        StreamSupport.stream(type.fields().spliterator(), false),
        StreamSupport.stream(type.memberMethods().spliterator(), false));
  }

  private @Nullable String hook(Class<?> type, AnnotatedClass introspected) {
    Field hidden = hidden(type);
    String hook = hidden == null ? null : writes(type, introspected);
    return hidden == null || hook == null
        ? null
        : "writes itself with "
            + hook
            + ", which this codec does not run, and may so write its transient field "
            + hidden.getName();
  }

  private @Nullable String writes(Class<?> type, AnnotatedClass introspected) {
    if (JsonSerializable.class.isAssignableFrom(type)) {
      return "JsonSerializable";
    }
    if (annotations.findSerializer(introspected) != null
        || annotations.findSerializationConverter(introspected) != null) {
      return "@JsonSerialize";
    }
    if (members(introspected).anyMatch(m -> Boolean.TRUE.equals(annotations.hasAsValue(m)))) {
      return "@JsonValue";
    }
    return members(introspected).anyMatch(m -> Boolean.TRUE.equals(annotations.hasAnyGetter(m)))
        ? "@JsonAnyGetter"
        : null;
  }

  private static @Nullable Field hidden(Class<?> type) {
    for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
      for (Field field : c.getDeclaredFields()) {
        int modifiers = field.getModifiers();
        if (Modifier.isTransient(modifiers) && !Modifier.isStatic(modifiers)) {
          return field;
        }
      }
    }
    return null;
  }
}

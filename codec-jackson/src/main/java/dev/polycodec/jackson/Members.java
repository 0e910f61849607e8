package dev.polycodec.jackson;

import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotatedParameter;
import com.fasterxml.jackson.databind.introspect.AnnotatedWithParams;
import dev.polycodec.spi.Conventions.Accessors;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The members that Jackson merges into one property: a field, its accessors, its parameters. */
final class Members {

  private final MapperConfig<?> config;
  private final AnnotationIntrospector annotations;
  private final List<AnnotatedMember> written = new ArrayList<>();
  private final List<AnnotatedMember> read = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  private Members(MapperConfig<?> config) {
    this.config = config;
    annotations = config.getAnnotationIntrospector();
  }

  /**
   * Finds the members of a field.
   *
   * @param type the class of the objects, which has the accessors
   * @param owner the class that declares the field; its subclass may hide it
   */
  static Members of(
      AnnotatedClass type, AnnotatedClass owner, Field field, MapperConfig<?> config) {
    Members members = new Members(config);
    members.names.add(field.getName());
    for (AnnotatedField candidate : owner.fields()) {
      if (candidate.getAnnotated().equals(field)) {
        members.add(members.written, candidate);
      }
    }
    for (AnnotatedMethod method : type.memberMethods()) {
      if (Accessors.isOf(field, method.getAnnotated())) {
        members.add(method.getParameterCount() == 0 ? members.written : members.read, method);
      }
    }
    members.addParameters(type);
    return members;
  }

  private void add(List<AnnotatedMember> list, AnnotatedMember member) {
    list.add(member);
    explicit(member).forEach(names::add);
  }

  private void addParameters(AnnotatedClass type) {
    List<AnnotatedWithParams> creators = new ArrayList<>(type.getConstructors());
    creators.addAll(type.getFactoryMethods());
    for (AnnotatedWithParams creator : creators) {
      for (int i = 0; i < creator.getParameterCount(); i++) {
        AnnotatedParameter parameter = creator.getParameter(i);
        if (isNamed(explicit(parameter).toList())) {
          read.add(parameter);
        }
      }
    }
  }

  private Stream<String> explicit(AnnotatedMember member) {
    return Stream.of(
            annotations.findNameForSerialization(member),
            annotations.findNameForDeserialization(member))
        .filter(name -> name != null && !name.isEmpty())
        .map(PropertyName::getSimpleName);
  }

  Stream<AnnotatedMember> stream() {
    return Stream.concat(written.stream(), read.stream());
  }

  /**
   * Says whether the property is not written because some member is to be ignored: unless another
   * is named expressly, by which it is written.
   */
  boolean isNeverWritten() {
    return isIgnored(written);
  }

  /** Says the same of what sets the property. */
  boolean isNeverRead() {
    return isIgnored(read);
  }

  private boolean isIgnored(List<AnnotatedMember> direction) {
    return stream().anyMatch(this::isMarked)
        && direction.stream().filter(this::isExpress).allMatch(this::isMarked);
  }

  private boolean isMarked(AnnotatedMember member) {
    return annotations.hasIgnoreMarker(member);
  }

  /** Says whether an annotation makes the member one of a property, perhaps without a name. */
  private boolean isExpress(AnnotatedMember member) {
    return annotations.findNameForSerialization(member) != null
        || annotations.findNameForDeserialization(member) != null;
  }

  /** Says whether some name is one of the property, in whatever style. */
  boolean isNamed(Collection<String> any) {
    return any.stream().anyMatch(one -> names.stream().anyMatch(n -> Accessors.alike(n, one)));
  }
}

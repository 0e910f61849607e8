package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.deser.impl.FieldProperty;
import com.fasterxml.jackson.databind.introspect.AnnotatedField;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.TypeResolutionContext;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import java.lang.reflect.Member;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Properties for the fields that subclasses hide: Jackson sees one field of a name, and would lose
 * the others. It also takes accessors of the hidden one for those of the one that it sees.
 */
final class HiddenFields {

  private HiddenFields() {}

  static BeanPropertyWriter writer(
      MapperConfig<?> config, BeanDescription bean, FieldShape field, String name) {
    AnnotatedField member = member(config, bean, field);
    return new BeanPropertyWriter(
        definition(config, name, member),
        member,
        bean.getClassAnnotations(),
        member.getType(),
        null,
        null,
        null,
        false,
        null,
        null);
  }

  static SettableBeanProperty setter(
      MapperConfig<?> config, BeanDescription bean, FieldShape field, String name) {
    AnnotatedField member = member(config, bean, field);
    BeanPropertyDefinition definition = definition(config, name, member);
    return new FieldProperty(
        definition, member.getType(), null, bean.getClassAnnotations(), member);
  }

  /**
   * Returns the field that a property is, if its accessor belongs to another one of its name, which
   * that field hides; else null.
   */
  static @Nullable FieldShape hiding(
      Shape shape, @Nullable BeanPropertyDefinition property, @Nullable AnnotatedMember accessor) {
    FieldShape seen = property == null ? null : fieldOf(shape, property.getField());
    if (seen == null || accessor == null) {
      return null;
    }
    Class<?> owner = accessor.getDeclaringClass();
    boolean inherited = owner != seen.owner() && owner.isAssignableFrom(seen.owner());
    return inherited && hidden(shape).stream().anyMatch(f -> f.name().equals(seen.name()))
        ? seen
        : null;
  }

  /** Returns the field of a shape that a member is, or null. */
  static @Nullable FieldShape fieldOf(Shape shape, @Nullable AnnotatedMember member) {
    return fieldOf(shape, member == null ? null : member.getMember());
  }

  /** Returns the field of a shape that a member is, or null. */
  static @Nullable FieldShape fieldOf(Shape shape, @Nullable Member member) {
    for (FieldShape field : shape.fields()) {
      if (field.field().equals(member)) {
        return field;
      }
    }
    return null;
  }

  /** Returns the fields of a shape that subclasses hide. */
  static List<? extends FieldShape> hidden(Shape shape) {
    return shape.fields().stream().filter(f -> !f.name().equals(f.wireName())).toList();
  }

  private static AnnotatedField member(
      MapperConfig<?> config, BeanDescription bean, FieldShape field) {
    JavaType owner = bean.getType().findSuperType(field.owner());
    TypeResolutionContext types =
        new TypeResolutionContext.Basic(config.getTypeFactory(), owner.getBindings());
    AnnotatedField member = new AnnotatedField(types, field.field(), new AnnotationMap());
    member.fixAccess(true);
    return member;
  }

  private static BeanPropertyDefinition definition(
      MapperConfig<?> config, String name, AnnotatedField member) {
    return SimpleBeanPropertyDefinition.construct(config, member, PropertyName.construct(name));
  }
}

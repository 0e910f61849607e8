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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Properties for the fields that subclasses hide: Jackson sees one field of a name, and would lose
 * the others.
 */
final class HiddenFields {

  private HiddenFields() {}

  static List<BeanPropertyWriter> writers(
      MapperConfig<?> config, BeanDescription bean, Shape shape) {
    List<BeanPropertyWriter> writers = new ArrayList<>();
    for (FieldShape field : hidden(shape)) {
      AnnotatedField member = member(config, bean, field);
      JavaType type = member.getType();
      writers.add(
          new BeanPropertyWriter(
              definition(config, field, member),
              member,
              bean.getClassAnnotations(),
              type,
              null,
              null,
              null,
              false,
              null,
              null));
    }
    return writers;
  }

  static List<SettableBeanProperty> setters(
      MapperConfig<?> config, BeanDescription bean, Shape shape) {
    List<SettableBeanProperty> setters = new ArrayList<>();
    for (FieldShape field : hidden(shape)) {
      AnnotatedField member = member(config, bean, field);
      BeanPropertyDefinition definition = definition(config, field, member);
      setters.add(
          new FieldProperty(
              definition, member.getType(), null, bean.getClassAnnotations(), member));
    }
    return setters;
  }

  /** Returns the field of a shape that a member is, or null. */
  static @Nullable FieldShape fieldOf(Shape shape, @Nullable AnnotatedMember member) {
    if (member == null) {
      return null;
    }
    for (FieldShape field : shape.fields()) {
      if (field.field().equals(member.getMember())) {
        return field;
      }
    }
    return null;
  }

  private static List<? extends FieldShape> hidden(Shape shape) {
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
      MapperConfig<?> config, FieldShape field, AnnotatedField member) {
    return SimpleBeanPropertyDefinition.construct(
        config, member, PropertyName.construct(field.wireName()));
  }
}

package dev.polycodec.jackson;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Conventions.Accessors;
import dev.polycodec.spi.Shapes;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Honours {@code @JsonTypeInfo} under the policy: a class name in the bytes goes to the message,
 * and to nothing of Jackson's that would load it. Ignores what the builder excludes.
 */
final class GuardedTypes extends JacksonAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  private final transient Shapes shapes;

  GuardedTypes(Shapes shapes) {
    this.shapes = shapes;
  }

  /** Ignores the fields that the builder excludes, too, with all their accessors. */
  @Override
  public boolean hasIgnoreMarker(AnnotatedMember member) {
    return super.hasIgnoreMarker(member)
        || shapes.leftOut(member.getDeclaringClass()).stream()
            .anyMatch(left -> left.byApplication() && isOf(left.field(), member.getMember()));
  }

  private static boolean isOf(Field field, @Nullable Member member) {
    return field.equals(member)
        || (member instanceof Method method && Accessors.isOf(field, method));
  }

  @Override
  protected TypeResolverBuilder<?> _constructStdTypeResolverBuilder(
      MapperConfig<?> config, JsonTypeInfo.Value info, JavaType base) {
    return new Builder(info);
  }

  @Override
  protected StdTypeResolverBuilder _constructStdTypeResolverBuilder() {
    return new Builder();
  }

  /**
   * Shows databind before 2.16 the constructors of records, which later versions always see, and of
   * the application's own entries of maps the fields alone: databind writes a key and a value, of
   * which it makes no such object, and the setter of an entry may refuse.
   */
  @Override
  public VisibilityChecker<?> findAutoDetectVisibility(
      AnnotatedClass type, VisibilityChecker<?> checker) {
    return super.findAutoDetectVisibility(type, usual(type.getRawType(), checker));
  }

  private static VisibilityChecker<?> usual(Class<?> type, VisibilityChecker<?> checker) {
    if (Map.Entry.class.isAssignableFrom(type)) {
      return checker
          .withVisibility(PropertyAccessor.ALL, Visibility.NONE)
          .withVisibility(PropertyAccessor.FIELD, Visibility.ANY);
    }
    return type.isRecord() ? checker.withCreatorVisibility(Visibility.ANY) : checker;
  }

  /** Makes resolvers that ask the message where ids are class names. */
  private static final class Builder extends StdTypeResolverBuilder {

    private static final long serialVersionUID = 1;

    private static final Set<JsonTypeInfo.Id> CLASS_NAMES =
        Set.of(JsonTypeInfo.Id.CLASS, JsonTypeInfo.Id.MINIMAL_CLASS, JsonTypeInfo.Id.DEDUCTION);

    Builder() {}

    Builder(JsonTypeInfo.Value info) {
      super(info);
    }

    private Builder(Builder base, Class<?> defaultImpl) {
      super(base, defaultImpl);
    }

    @Override
    public StdTypeResolverBuilder withDefaultImpl(Class<?> defaultImpl) {
      return new Builder(this, defaultImpl);
    }

    @Override
    protected TypeIdResolver idResolver(
        MapperConfig<?> config,
        JavaType base,
        PolymorphicTypeValidator validator,
        Collection<NamedType> subtypes,
        boolean writing,
        boolean reading) {
      return _customIdResolver == null && CLASS_NAMES.contains(_idType)
          ? new Names(base)
          : super.idResolver(config, base, validator, subtypes, writing, reading);
    }
  }

  /** Names classes as every codec does; minimal names are written in full. */
  private static final class Names extends TypeIdResolverBase {

    Names(JavaType base) {
      super(base, null);
    }

    @Override
    public String idFromValue(Object value) {
      return idFromValueAndType(value, value.getClass());
    }

    @Override
    public String idFromValueAndType(Object value, Class<?> type) {
      return type.getName();
    }

    @Override
    public JavaType typeFromId(DatabindContext context, String id) {
      Class<?> type = Current.of(context).message().load(id);
      if (!_baseType.getRawClass().isAssignableFrom(type)) {
        throw new MalformedDataException(
            "The bytes name "
                + type.getName()
                + " where "
                + _baseType.getRawClass().getName()
                + " is declared");
      }
      return context.constructSpecializedType(_baseType, type);
    }

    @Override
    public JsonTypeInfo.Id getMechanism() {
      return JsonTypeInfo.Id.CLASS;
    }
  }
}

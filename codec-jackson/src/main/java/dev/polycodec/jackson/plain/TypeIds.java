package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.DatabindContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.TypeIdResolver;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.TypeIdResolverBase;
import dev.polycodec.MalformedDataException;
import java.util.Collection;
import java.util.Set;

/**
 * Honours {@code @JsonTypeInfo} under the policy: a class name in the bytes goes to the message,
 * and to nothing of Jackson's that would load it.
 */
final class TypeIds extends StdTypeResolverBuilder {

  private static final long serialVersionUID = 1;

  private static final Set<JsonTypeInfo.Id> CLASS_NAMES =
      Set.of(JsonTypeInfo.Id.CLASS, JsonTypeInfo.Id.MINIMAL_CLASS, JsonTypeInfo.Id.DEDUCTION);

  TypeIds() {}

  TypeIds(JsonTypeInfo.Value info) {
    super(info);
  }

  private TypeIds(TypeIds base, Class<?> defaultImpl) {
    super(base, defaultImpl);
  }

  @Override
  public StdTypeResolverBuilder withDefaultImpl(Class<?> defaultImpl) {
    return new TypeIds(this, defaultImpl);
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
        ? new Names(base, _idType == JsonTypeInfo.Id.MINIMAL_CLASS)
        : super.idResolver(config, base, validator, subtypes, writing, reading);
  }

  /** Names classes as every codec does; minimal names lack the package of the declared class. */
  private static final class Names extends TypeIdResolverBase {

    /** What a minimal name is short of, up to the dot it begins with; or what no name has. */
    private final String left;

    Names(JavaType base, boolean minimal) {
      super(base, null);
      String declared = base.getRawClass().getPackageName();
      left = minimal && !declared.isEmpty() ? declared + "." : ".";
    }

    @Override
    public String idFromValue(Object value) {
      return idFromValueAndType(value, value.getClass());
    }

    @Override
    public String idFromValueAndType(Object value, Class<?> type) {
      String name = type.getName();
      return name.startsWith(left) ? name.substring(left.length() - 1) : name;
    }

    @Override
    public JavaType typeFromId(DatabindContext context, String id) {
      String name = id.startsWith(".") ? left + id.substring(1) : id;
      Class<?> type = Current.of(context).message().load(name);
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

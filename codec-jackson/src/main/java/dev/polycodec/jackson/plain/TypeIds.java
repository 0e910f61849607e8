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
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.ClassUtil;
import dev.polycodec.MalformedDataException;
import dev.polycodec.spi.Message;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
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

    private static final String SET_OF = "java.util.EnumSet<";
    private static final String MAP_OF = "java.util.EnumMap<";
    private static final String TO_ANY = ",java.lang.Object>";

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
      String name = nameOf(value, type);
      return name.startsWith(left) ? name.substring(left.length() - 1) : name;
    }

    /** Names the class of an enum, also where it is that of elements or keys, as Jackson does. */
    private static String nameOf(Object value, Class<?> type) {
      if (value instanceof Enum<?> constant) {
        return constant.getDeclaringClass().getName();
      } else if (value instanceof EnumSet<?> set) {
        return SET_OF + ClassUtil.findEnumType(set).getName() + '>';
      } else if (value instanceof EnumMap<?, ?> map) {
        return MAP_OF + ClassUtil.findEnumType(map).getName() + TO_ANY;
      }
      return type.getName();
    }

    @Override
    public JavaType typeFromId(DatabindContext context, String id) {
      JavaType type = typeOf(context, id);
      if (!_baseType.getRawClass().isAssignableFrom(type.getRawClass())) {
        throw new MalformedDataException(
            "The bytes name "
                + type.getRawClass().getName()
                + " where "
                + _baseType.getRawClass().getName()
                + " is declared");
      }
      return id.endsWith(">")
          ? type
          : context.constructSpecializedType(_baseType, type.getRawClass());
    }

    private JavaType typeOf(DatabindContext context, String id) {
      Message message = Current.of(context).message();
      TypeFactory types = context.getTypeFactory();
      if (id.startsWith(SET_OF) && id.endsWith(">")) {
        String name = id.substring(SET_OF.length(), id.length() - 1);
        return types.constructCollectionType(EnumSet.class, enumOf(message.load(name)));
      } else if (id.startsWith(MAP_OF) && id.endsWith(TO_ANY)) {
        String name = id.substring(MAP_OF.length(), id.length() - TO_ANY.length());
        return types.constructMapType(EnumMap.class, enumOf(message.load(name)), Object.class);
      }
      return types.constructType(message.load(id.startsWith(".") ? left + id.substring(1) : id));
    }

    private static Class<?> enumOf(Class<?> type) {
      if (!type.isEnum()) {
        throw new MalformedDataException("The bytes name a class as an enum, which it is not");
      }
      return type;
    }

    @Override
    public JsonTypeInfo.Id getMechanism() {
      return JsonTypeInfo.Id.CLASS;
    }
  }
}

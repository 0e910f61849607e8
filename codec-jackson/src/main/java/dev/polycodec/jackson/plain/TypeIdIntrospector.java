package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;

/** Has {@link TypeIds} resolve what annotations say of types. */
abstract class TypeIdIntrospector extends JacksonAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  @Override
  protected TypeResolverBuilder<?> _constructStdTypeResolverBuilder(
      MapperConfig<?> config, JsonTypeInfo.Value info, JavaType base) {
    return new TypeIds(info);
  }

  @Override
  protected StdTypeResolverBuilder _constructStdTypeResolverBuilder() {
    return new TypeIds();
  }
}

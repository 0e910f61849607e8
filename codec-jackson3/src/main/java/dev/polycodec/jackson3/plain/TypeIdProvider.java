package dev.polycodec.jackson3.plain;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.jsontype.TypeResolverBuilder;
import tools.jackson.databind.jsontype.TypeResolverProvider;

/** Has {@link TypeIds} resolve what annotations say of types. */
final class TypeIdProvider extends TypeResolverProvider {

  private static final long serialVersionUID = 1;

  @Override
  protected TypeResolverBuilder<?> _constructStdTypeResolverBuilder(
      MapperConfig<?> config, JsonTypeInfo.Value info, JavaType base, JavaType detected) {
    return new TypeIds(info);
  }

  /** Is asked by databind before 3.2. */
  @Override
  @Deprecated
  protected TypeResolverBuilder<?> _constructStdTypeResolverBuilder(
      MapperConfig<?> config, JsonTypeInfo.Value info, JavaType base) {
    return new TypeIds(info);
  }
}

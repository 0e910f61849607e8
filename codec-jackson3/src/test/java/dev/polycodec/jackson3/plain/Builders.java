package dev.polycodec.jackson3.plain;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import java.util.function.Consumer;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.smile.SmileMapper;

/** Mappers as applications have them that were on Jackson 2. */
public final class Builders {

  private Builders() {}

  /** Returns a builder of mappers that write what a codec does. */
  public static MapperBuilder<?, ?> of(String codec) {
    return switch (codec) {
      case "smile" -> SmileMapper.builder().configureForJackson2();
      case "cbor" -> CBORMapper.builder().configureForJackson2();
      default -> JsonMapper.builderWithJackson2Defaults();
    };
  }

  /** Returns a mapper with what an application's options change. */
  public static ObjectMapper changed(
      MapperBuilder<?, ?> builder, Consumer<MapperBuilder<?, ?>> settings) {
    builder
        .accessorNaming(new Jackson2Names())
        .annotationIntrospector(new TypeIdIntrospector() {})
        .enable(MapperFeature.DETECT_PARAMETER_NAMES)
        .addModule(new Jackson2Locales())
        .enable(MapperFeature.DEFAULT_VIEW_INCLUSION)
        .disable(MapperFeature.ALLOW_VOID_VALUED_PROPERTIES)
        .changeDefaultVisibility(
            checker -> checker.withVisibility(PropertyAccessor.CREATOR, Visibility.ANY));
    settings.accept(builder);
    return builder.build();
  }
}

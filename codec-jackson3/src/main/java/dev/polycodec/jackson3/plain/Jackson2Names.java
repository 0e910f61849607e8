package dev.polycodec.jackson3.plain;

import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AccessorNamingStrategy;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.DefaultAccessorNamingStrategy;

/** Calls the property of {@code getURL} {@code url}, as Jackson 2 does unless it is told else. */
final class Jackson2Names extends DefaultAccessorNamingStrategy.Provider {

  private static final long serialVersionUID = 1;

  @Override
  public AccessorNamingStrategy forPOJO(MapperConfig<?> config, AnnotatedClass type) {
    return new Names(config, type, _setterPrefix);
  }

  @Override
  public AccessorNamingStrategy forBuilder(
      MapperConfig<?> config, AnnotatedClass builder, BeanDescription built) {
    AnnotationIntrospector annotations = config.getAnnotationIntrospector();
    JsonPOJOBuilder.Value annotated = annotations.findPOJOBuilderConfig(config, builder);
    return new Names(config, builder, annotated == null ? _withPrefix : annotated.withPrefix);
  }

  private static final class Names extends DefaultAccessorNamingStrategy {

    Names(MapperConfig<?> config, AnnotatedClass type, String mutator) {
      super(config, type, mutator, "get", "is", (first, name, offset) -> true);
    }

    @Override
    protected String stdManglePropertyName(String name, int offset) {
      int end = offset;
      while (end < name.length() && Character.toLowerCase(name.charAt(end)) != name.charAt(end)) {
        end++;
      }
      String lower = lower(name.substring(offset, end)) + name.substring(end);
      return lower.isEmpty() ? super.stdManglePropertyName(name, offset) : lower;
    }

    /** Takes letter by letter, whatever the language. */
    private static String lower(String upper) {
      StringBuilder lower = new StringBuilder(upper);
      for (int i = 0; i < upper.length(); i++) {
        lower.setCharAt(i, Character.toLowerCase(upper.charAt(i)));
      }
      return lower.toString();
    }
  }
}

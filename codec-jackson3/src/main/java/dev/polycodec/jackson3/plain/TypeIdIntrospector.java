package dev.polycodec.jackson3.plain;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.introspect.AnnotatedWithParams;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/** Sees what Jackson 2 does of parameters: what annotations call them, and not the compiler. */
abstract class TypeIdIntrospector extends JacksonAnnotationIntrospector {

  private static final long serialVersionUID = 1;

  @Override
  protected @Nullable String _findImplicitName(AnnotatedWithParams owner, int index) {
    return null;
  }
}

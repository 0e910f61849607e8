package dev.polycodec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the codec that encodes the roots of the annotated class and its subclasses.
 *
 * <p>It takes part only in a codec built with {@link CodecBuilder#useAnnotations()} or with at
 * least one override; an override of the exact class wins over it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface UseCodec {

  /** Returns the name of the codec, such as {@code "json"}. */
  String value();
}

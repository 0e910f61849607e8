package dev.polycodec;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the codec that encodes the roots of the annotated class and its subclasses.
 *
 * <p>It takes part only in a codec with at least one override, where it names one of the codecs
 * that the builder named, or built with {@link CodecBuilder#useAnnotations()}, where it names any;
 * an override of the exact class wins over it.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface UseCodec {

  /** Returns the name of the codec, such as {@code "json"}. */
  String value();
}

package dev.polycodec.spi;

import java.lang.reflect.Field;

/**
 * A field that is not state: as if it were transient, it is not written, and has its default value
 * when an object was decoded.
 *
 * @param field neither static nor transient
 * @param by what leaves it out, such as {@code @Exclude}
 * @param byApplication whether the application excludes what has that annotation, whatever the
 *     codec's library says
 */
public record LeftOut(Field field, String by, boolean byApplication) {}

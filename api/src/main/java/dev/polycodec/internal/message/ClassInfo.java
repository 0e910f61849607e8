package dev.polycodec.internal.message;

import dev.polycodec.spi.Shape;
import org.jspecify.annotations.Nullable;

/**
 * What the messages of one root type need to know of a class that its policy allows.
 *
 * @param root the root type whose policy allowed the class; null if it was learnt, and so is asked
 *     for again in each message
 * @param named the class with whose entry in the table it is, most often itself
 * @param shape the model of the class
 * @param footprint about how many bytes of the heap an object takes, without what it holds
 * @param fingerprint what strict messages say of the class, if it has an entry in the table
 * @param schema what compatible messages say of the class, null if it has no entry in the table
 */
public record ClassInfo(
    @Nullable Root root,
    Class<?> type,
    Class<?> named,
    Shape shape,
    int footprint,
    int fingerprint,
    @Nullable Schema schema) {

  /** Says whether the class has an entry in the class table. */
  boolean tabled() {
    return schema != null;
  }
}

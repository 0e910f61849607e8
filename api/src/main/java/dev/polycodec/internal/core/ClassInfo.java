package dev.polycodec.internal.core;

import dev.polycodec.spi.Layout;
import dev.polycodec.spi.Shape;

/**
 * What the messages of one root type need to know of a class that its policy allows.
 *
 * @param root the root type whose policy allowed the class
 * @param shape the model of the class
 * @param layout the class's own layout
 * @param tabled whether the class has an entry in the class table
 */
record ClassInfo(Root root, Shape shape, Layout layout, boolean tabled) {

  Class<?> type() {
    return shape.type();
  }
}

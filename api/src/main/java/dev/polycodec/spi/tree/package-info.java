/** Messages that are read without the classes of their values. */
@NullMarked
package dev.polycodec.spi.tree;

import org.jspecify.annotations.NullMarked;

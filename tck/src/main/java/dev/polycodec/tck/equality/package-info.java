/** What the kit takes for equal: content, classes, order, and which values are one. */
@NullMarked
package dev.polycodec.tck.equality;

import org.jspecify.annotations.NullMarked;

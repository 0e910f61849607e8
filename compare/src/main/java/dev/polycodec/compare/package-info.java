/** The command {@code ./polycodec}. */
@NullMarked
package dev.polycodec.compare;

import org.jspecify.annotations.NullMarked;

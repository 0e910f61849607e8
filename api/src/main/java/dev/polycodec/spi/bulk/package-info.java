/** Moves text in bulk where libraries loop. */
@NullMarked
package dev.polycodec.spi.bulk;

import org.jspecify.annotations.NullMarked;

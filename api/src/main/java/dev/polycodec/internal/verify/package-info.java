/** Compares what was encoded with what came back. */
@NullMarked
package dev.polycodec.internal.verify;

import org.jspecify.annotations.NullMarked;

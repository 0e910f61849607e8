/** Lends engines and buffers to one thread at a time, and bounds what is kept. */
@NullMarked
package dev.polycodec.internal.pool;

import org.jspecify.annotations.NullMarked;

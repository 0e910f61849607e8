/** Reads and writes the parts of frames and envelopes, byte by byte. */
@NullMarked
package dev.polycodec.internal.wire;

import org.jspecify.annotations.NullMarked;

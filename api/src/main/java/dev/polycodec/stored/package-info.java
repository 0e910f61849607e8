/** Data that outlives the process: envelopes, and the way from one codec to another. */
@NullMarked
package dev.polycodec.stored;

import org.jspecify.annotations.NullMarked;

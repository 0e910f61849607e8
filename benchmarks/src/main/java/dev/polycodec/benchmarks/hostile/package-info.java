/** Looks for the messages that take most time, and most of the heap. */
@NullMarked
package dev.polycodec.benchmarks.hostile;

import org.jspecify.annotations.NullMarked;

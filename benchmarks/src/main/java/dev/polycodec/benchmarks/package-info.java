/** Measures codecs beside other ways of using the same libraries: {@code ./polycodec bench}. */
@NullMarked
package dev.polycodec.benchmarks;

import org.jspecify.annotations.NullMarked;

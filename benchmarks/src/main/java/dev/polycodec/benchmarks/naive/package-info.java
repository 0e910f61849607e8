/** What articles publish and applications copy. */
@NullMarked
package dev.polycodec.benchmarks.naive;

import org.jspecify.annotations.NullMarked;

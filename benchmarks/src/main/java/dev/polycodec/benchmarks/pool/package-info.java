/**
 * Measures how engines are lent to threads, beside other pools: {@code ./polycodec bench-pools}.
 */
@NullMarked
package dev.polycodec.benchmarks.pool;

import org.jspecify.annotations.NullMarked;

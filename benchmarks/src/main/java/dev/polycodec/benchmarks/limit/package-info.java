/** What no serializer can beat. */
@NullMarked
package dev.polycodec.benchmarks.limit;

import org.jspecify.annotations.NullMarked;

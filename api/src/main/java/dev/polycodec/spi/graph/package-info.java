/**
 * For backends whose format is a stream of primitives: the walk through graphs of objects, and the
 * tables of what was met.
 */
@NullMarked
package dev.polycodec.spi.graph;

import org.jspecify.annotations.NullMarked;

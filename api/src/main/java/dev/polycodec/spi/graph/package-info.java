/** For backends that walk through graphs of objects: the tables of what was met. */
@NullMarked
package dev.polycodec.spi.graph;

import org.jspecify.annotations.NullMarked;

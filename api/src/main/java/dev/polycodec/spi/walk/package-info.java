/**
 * The one walk over objects: what an object is on the wire, which a codec only has to write and
 * read in the primitives of its format.
 */
@NullMarked
package dev.polycodec.spi.walk;

import org.jspecify.annotations.NullMarked;

/**
 * The first version of some classes; the kit loads those of either version under the names of a
 * third package, as if the classes had changed.
 */
@NullMarked
package dev.polycodec.tck.model.versions.v1;

import org.jspecify.annotations.NullMarked;

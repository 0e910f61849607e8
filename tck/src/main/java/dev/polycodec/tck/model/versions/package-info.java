/**
 * Versions of two classes; the kit loads each under the name that ends in zero, as if one class had
 * changed.
 */
@NullMarked
package dev.polycodec.tck.model.versions;

import org.jspecify.annotations.NullMarked;

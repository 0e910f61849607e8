/** Classes that are the same in both versions, but hold others that are not. */
@NullMarked
package dev.polycodec.tck.model.versions.vx;

import org.jspecify.annotations.NullMarked;

/** Conformance of a codec module's code: what it depends on, what it shows, what it never does. */
@NullMarked
package dev.polycodec.tck.arch;

import org.jspecify.annotations.NullMarked;

/** What becomes of bytes when a class changes: every change, in both directions and every mode. */
@NullMarked
package dev.polycodec.tck.evolution;

import org.jspecify.annotations.NullMarked;

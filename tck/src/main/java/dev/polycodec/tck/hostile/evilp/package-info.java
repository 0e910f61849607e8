/** Classes that the test allows, and whose names it then changes in the bytes. */
@NullMarked
package dev.polycodec.tck.hostile.evilp;

import org.jspecify.annotations.NullMarked;

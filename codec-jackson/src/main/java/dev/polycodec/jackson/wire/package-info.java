/** The wires of the typed codecs, which write tokens of Jackson's; not for applications. */
@NullMarked
package dev.polycodec.jackson.wire;

import org.jspecify.annotations.NullMarked;

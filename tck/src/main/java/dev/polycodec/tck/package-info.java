/**
 * The conformance kit: a codec module proves its codec by extending {@link
 * dev.polycodec.tck.CodecTck}.
 */
@NullMarked
package dev.polycodec.tck;

import org.jspecify.annotations.NullMarked;

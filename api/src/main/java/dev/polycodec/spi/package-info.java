/**
 * What codec authors implement: a {@link dev.polycodec.spi.CodecProvider} whose engines do only the
 * backend's glue. Pooling, re-entrancy, limits, policy decisions, the frame and the translation of
 * exceptions belong to the core.
 */
@NullMarked
package dev.polycodec.spi;

import org.jspecify.annotations.NullMarked;

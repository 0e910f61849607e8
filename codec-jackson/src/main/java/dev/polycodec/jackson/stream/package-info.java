/** Jackson's parsers and generators in bounds, for all codecs; not for applications. */
@NullMarked
package dev.polycodec.jackson.stream;

import org.jspecify.annotations.NullMarked;

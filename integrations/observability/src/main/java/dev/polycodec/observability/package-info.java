/** Listeners that tell Micrometer what codecs do. */
@NullMarked
package dev.polycodec.observability;

import org.jspecify.annotations.NullMarked;

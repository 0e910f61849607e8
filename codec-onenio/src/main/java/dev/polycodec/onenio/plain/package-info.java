/** What works with a codec's own copy of one-nio, in the loader of that copy. */
@NullMarked
package dev.polycodec.onenio.plain;

import org.jspecify.annotations.NullMarked;

/** What caches need to hold values as bytes, or to hand out copies. */
@NullMarked
package dev.polycodec.cache;

import org.jspecify.annotations.NullMarked;

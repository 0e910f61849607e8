/** What applications use: start at {@link dev.polycodec.Codecs}. */
@NullMarked
package dev.polycodec;

import org.jspecify.annotations.NullMarked;

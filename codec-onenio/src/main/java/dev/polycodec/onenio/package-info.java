/** The one-nio backend. */
@NullMarked
package dev.polycodec.onenio;

import org.jspecify.annotations.NullMarked;

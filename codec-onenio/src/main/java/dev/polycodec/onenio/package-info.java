/** The one-nio backends: self-describing, and with classes exchanged beforehand. */
@NullMarked
package dev.polycodec.onenio;

import org.jspecify.annotations.NullMarked;

/** The Protostuff backend. */
@NullMarked
package dev.polycodec.protostuff;

import org.jspecify.annotations.NullMarked;

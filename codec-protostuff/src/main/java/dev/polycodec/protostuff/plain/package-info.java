/** Protostuff's own runtime schemas under guard; not for applications. */
@NullMarked
package dev.polycodec.protostuff.plain;

import org.jspecify.annotations.NullMarked;

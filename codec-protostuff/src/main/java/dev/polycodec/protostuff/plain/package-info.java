/** Reads what protostuff's {@code RuntimeSchema} wrote; not for applications. */
@NullMarked
package dev.polycodec.protostuff.plain;

import org.jspecify.annotations.NullMarked;

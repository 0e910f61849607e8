/** The portable forms of JDK classes, one copy for all codecs. */
@NullMarked
package dev.polycodec.internal.surrogate;

import org.jspecify.annotations.NullMarked;

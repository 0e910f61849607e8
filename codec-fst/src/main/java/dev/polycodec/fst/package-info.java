/** The FST backend. */
@NullMarked
package dev.polycodec.fst;

import org.jspecify.annotations.NullMarked;

/** FST's own object streams under guard; not for applications. */
@NullMarked
package dev.polycodec.fst.plain;

import org.jspecify.annotations.NullMarked;

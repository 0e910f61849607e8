/** The Kryo backend: {@link dev.polycodec.kryo.KryoOptions} is what applications may set. */
@NullMarked
package dev.polycodec.kryo;

import org.jspecify.annotations.NullMarked;

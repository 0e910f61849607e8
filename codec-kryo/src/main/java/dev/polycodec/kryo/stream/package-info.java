/** Kryo's input in bounds, for both codecs; not for applications. */
@NullMarked
package dev.polycodec.kryo.stream;

import org.jspecify.annotations.NullMarked;

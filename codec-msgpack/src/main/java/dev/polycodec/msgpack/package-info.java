/** Codecs on MessagePack; nothing here but the codec's name concerns applications. */
@NullMarked
package dev.polycodec.msgpack;

import org.jspecify.annotations.NullMarked;

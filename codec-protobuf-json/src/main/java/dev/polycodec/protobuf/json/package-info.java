/** The codec for JSON of messages that protoc generates, with its options. */
@NullMarked
package dev.polycodec.protobuf.json;

import org.jspecify.annotations.NullMarked;

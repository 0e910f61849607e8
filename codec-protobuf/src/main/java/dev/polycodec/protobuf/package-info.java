/** The codec for messages that protoc generates; {@link ProtobufOptions} is what it may be told. */
@NullMarked
package dev.polycodec.protobuf;

import org.jspecify.annotations.NullMarked;

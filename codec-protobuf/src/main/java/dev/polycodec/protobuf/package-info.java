/** The codecs for classes that protoc generates: {@code protobuf} and {@code protobuf-json}. */
@NullMarked
package dev.polycodec.protobuf;

import org.jspecify.annotations.NullMarked;

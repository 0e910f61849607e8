/** The Protostuff backend: its own format and the protobuf wire form. */
@NullMarked
package dev.polycodec.protostuff;

import org.jspecify.annotations.NullMarked;

/** Objects in the scalars of protobuf. */
@NullMarked
package dev.polycodec.protostuff;

import org.jspecify.annotations.NullMarked;

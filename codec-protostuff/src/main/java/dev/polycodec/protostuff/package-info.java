/** Objects in the scalars of protobuf, and those of Protostuff itself. */
@NullMarked
package dev.polycodec.protostuff;

import org.jspecify.annotations.NullMarked;

/** The scalars of protobuf, for the walk and for what is plain; not for applications. */
@NullMarked
package dev.polycodec.protostuff.wire;

import org.jspecify.annotations.NullMarked;

/** Reads what Hessian's own serializers wrote; not for applications. */
@NullMarked
package dev.polycodec.hessian.plain;

import org.jspecify.annotations.NullMarked;

/** Hessian 2.0 and 1.0, with every class described by its shape. */
@NullMarked
package dev.polycodec.hessian;

import org.jspecify.annotations.NullMarked;

/** Hessian 2.0, with every class described by its shape; and what reads plain Hessian. */
@NullMarked
package dev.polycodec.hessian;

import org.jspecify.annotations.NullMarked;

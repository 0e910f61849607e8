/** Objects in the scalars of Hessian 2.0. */
@NullMarked
package dev.polycodec.hessian;

import org.jspecify.annotations.NullMarked;

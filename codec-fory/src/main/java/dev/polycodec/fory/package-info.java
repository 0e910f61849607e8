/** The Apache Fory backend: {@link dev.polycodec.fory.ForyPlainOptions} is what one may set. */
@NullMarked
package dev.polycodec.fory;

import org.jspecify.annotations.NullMarked;

/** Events of the JDK Flight Recorder; the only package that needs it. */
@NullMarked
package dev.polycodec.internal.jfr;

import org.jspecify.annotations.NullMarked;

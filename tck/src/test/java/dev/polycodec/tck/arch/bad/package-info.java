@NullMarked
package dev.polycodec.tck.arch.bad;

import org.jspecify.annotations.NullMarked;

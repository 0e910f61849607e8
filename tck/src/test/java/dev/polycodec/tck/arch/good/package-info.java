@NullMarked
package dev.polycodec.tck.arch.good;

import org.jspecify.annotations.NullMarked;

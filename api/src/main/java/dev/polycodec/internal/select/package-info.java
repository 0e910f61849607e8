@NullMarked
package dev.polycodec.internal.select;

import org.jspecify.annotations.NullMarked;

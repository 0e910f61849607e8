@NullMarked
package dev.polycodec.internal.shape;

import org.jspecify.annotations.NullMarked;

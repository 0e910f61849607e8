@NullMarked
package dev.polycodec.internal.core;

import org.jspecify.annotations.NullMarked;

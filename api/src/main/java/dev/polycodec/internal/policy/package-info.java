@NullMarked
package dev.polycodec.internal.policy;

import org.jspecify.annotations.NullMarked;

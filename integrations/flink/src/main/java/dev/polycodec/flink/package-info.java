/** Types, state and records of Flink. */
@NullMarked
package dev.polycodec.flink;

import org.jspecify.annotations.NullMarked;

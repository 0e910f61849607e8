/** The serialization layers of other projects, used as these projects use them. */
@NullMarked
package dev.polycodec.benchmarks.peers;

import org.jspecify.annotations.NullMarked;

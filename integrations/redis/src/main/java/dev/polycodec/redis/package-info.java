/** Codecs of the clients of Redis. */
@NullMarked
package dev.polycodec.redis;

import org.jspecify.annotations.NullMarked;

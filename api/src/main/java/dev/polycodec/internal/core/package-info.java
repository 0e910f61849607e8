/** Codecs: how a call goes through handle, pool and worker to the backend, and who routes it. */
@NullMarked
package dev.polycodec.internal.core;

import org.jspecify.annotations.NullMarked;

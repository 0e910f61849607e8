/** Registries of schemas, so that strict messages are read by other versions of their classes. */
@NullMarked
package dev.polycodec.registry;

import org.jspecify.annotations.NullMarked;

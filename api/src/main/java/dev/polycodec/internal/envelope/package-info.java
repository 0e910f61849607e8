/** The envelope of stored data: its head, compression and checksum. */
@NullMarked
package dev.polycodec.internal.envelope;

import org.jspecify.annotations.NullMarked;

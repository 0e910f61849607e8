/** Kryo's own serializers under guard; not for applications. */
@NullMarked
package dev.polycodec.kryo.plain;

import org.jspecify.annotations.NullMarked;

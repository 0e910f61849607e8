/**
 * The Jackson codecs. {@code smile-typed}, {@code cbor-typed} and {@code json-typed} write what the
 * shape of a class says; {@code json}, {@code smile} and {@code cbor} write what Jackson's
 * annotations say.
 */
@NullMarked
package dev.polycodec.jackson;

import org.jspecify.annotations.NullMarked;

/**
 * The Jackson codecs. {@code smile-typed} and {@code json-typed} write what the shape of a class
 * says; {@code json} and {@code smile} write what Jackson's annotations say.
 */
@NullMarked
package dev.polycodec.jackson;

import org.jspecify.annotations.NullMarked;

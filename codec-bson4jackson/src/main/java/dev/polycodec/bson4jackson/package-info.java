/** Codecs on bson4jackson; nothing here but their names concerns applications. */
@NullMarked
package dev.polycodec.bson4jackson;

import org.jspecify.annotations.NullMarked;

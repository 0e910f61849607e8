/** Codecs on MongoDB's BSON library; nothing here but the codec's name concerns applications. */
@NullMarked
package dev.polycodec.bson;

import org.jspecify.annotations.NullMarked;

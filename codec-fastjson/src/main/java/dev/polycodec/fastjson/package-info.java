/** Codecs on fastjson2; nothing here but the codecs' names concerns applications. */
@NullMarked
package dev.polycodec.fastjson;

import org.jspecify.annotations.NullMarked;

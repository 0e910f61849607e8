/** Serialization of Dubbo by Polycodec: what it sends is what peers without Polycodec read. */
@NullMarked
package dev.polycodec.dubbo;

import org.jspecify.annotations.NullMarked;

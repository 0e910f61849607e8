/** The codecs for objects of classes that Thrift's compiler generates. */
@NullMarked
package dev.polycodec.thrift;

import org.jspecify.annotations.NullMarked;

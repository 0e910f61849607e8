/** The codec on Apache Avro; applications see its options alone. */
@NullMarked
package dev.polycodec.avro;

import org.jspecify.annotations.NullMarked;

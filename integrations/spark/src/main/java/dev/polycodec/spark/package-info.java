/** The serializer of Spark, and jobs. */
@NullMarked
package dev.polycodec.spark;

import org.jspecify.annotations.NullMarked;

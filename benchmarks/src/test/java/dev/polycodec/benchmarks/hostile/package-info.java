/** Tests of the search for costly messages. */
@org.jspecify.annotations.NullMarked
package dev.polycodec.benchmarks.hostile;

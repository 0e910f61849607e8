/** What makes a plain library crash the JVM, and its codec refuse. */
@org.jspecify.annotations.NullMarked
package dev.polycodec.tck.hostile.crash;

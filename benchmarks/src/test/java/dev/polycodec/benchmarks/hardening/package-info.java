@org.jspecify.annotations.NullMarked
package dev.polycodec.benchmarks.hardening;

/** What the checks cost that make bytes from anybody harmless. */
@NullMarked
package dev.polycodec.benchmarks.hardening;

import org.jspecify.annotations.NullMarked;

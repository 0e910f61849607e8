/**
 * What an expert writes against each library: its fastest public API, configured for speed, with
 * what the codec keeps: references where the codec has identity, the class of the root where it
 * carries types. None of it guards against hostile bytes or changed classes.
 */
@NullMarked
package dev.polycodec.benchmarks.expert;

import org.jspecify.annotations.NullMarked;

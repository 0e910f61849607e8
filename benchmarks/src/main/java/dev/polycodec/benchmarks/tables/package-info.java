/** Fills the tables of documents from the files that the other commands write figures to. */
@NullMarked
package dev.polycodec.benchmarks.tables;

import org.jspecify.annotations.NullMarked;

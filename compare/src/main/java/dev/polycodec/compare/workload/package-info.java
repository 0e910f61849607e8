/**
 * The data of every published comparison: generated workloads and real public data sets, with the
 * classes they are made of. The same name is the same data on every machine and in every run.
 *
 * <p>The generated classes have public fields, and every class is {@code Serializable}, so that
 * each library can be used directly on them as well, however it gets at fields.
 */
@NullMarked
package dev.polycodec.compare.workload;

import org.jspecify.annotations.NullMarked;

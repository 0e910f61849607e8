package dev.polycodec.benchmarks;

/**
 * What one fork found: medians over its iterations, of one operation.
 *
 * @param wallNanos the time on the clock
 * @param cpuNanos the CPU time of the thread
 * @param allocatedBytes what the thread allocated
 * @param messageBytes the size of the messages
 */
record Sample(double wallNanos, double cpuNanos, double allocatedBytes, long messageBytes) {}

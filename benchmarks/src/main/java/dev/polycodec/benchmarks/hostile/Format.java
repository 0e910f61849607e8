package dev.polycodec.benchmarks.hostile;

/**
 * What a search needs to know of a format.
 *
 * @param typed whether messages name classes
 * @param held whether values are in the field of an object, which a plain object stream cannot
 *     write
 * @param shares whether messages have references, so that an object may be in several places
 */
record Format(boolean typed, boolean held, boolean shares) {}

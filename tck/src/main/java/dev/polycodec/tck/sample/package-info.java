/** The values that the kit puts through each codec, and the places that it puts them in. */
@NullMarked
package dev.polycodec.tck.sample;

import org.jspecify.annotations.NullMarked;

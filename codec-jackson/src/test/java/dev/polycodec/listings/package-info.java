@NullMarked
package dev.polycodec.listings;

import org.jspecify.annotations.NullMarked;

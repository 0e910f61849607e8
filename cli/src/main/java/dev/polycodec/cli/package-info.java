/** The commands that look at what is stored and convert it. */
@NullMarked
package dev.polycodec.cli;

import org.jspecify.annotations.NullMarked;

/** One message: what it is checked against, the classes that it holds, and who hears of it. */
@NullMarked
package dev.polycodec.internal.message;

import org.jspecify.annotations.NullMarked;

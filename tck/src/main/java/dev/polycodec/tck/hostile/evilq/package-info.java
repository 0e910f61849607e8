/** Classes that nobody allows: none may so much as be initialised. */
@NullMarked
package dev.polycodec.tck.hostile.evilq;

import org.jspecify.annotations.NullMarked;

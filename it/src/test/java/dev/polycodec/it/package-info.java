/** What users do, with the packaged jars. */
@NullMarked
package dev.polycodec.it;

import org.jspecify.annotations.NullMarked;

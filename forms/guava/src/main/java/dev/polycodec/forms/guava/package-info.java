/** Forms of Guava's values, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.guava;

import org.jspecify.annotations.NullMarked;

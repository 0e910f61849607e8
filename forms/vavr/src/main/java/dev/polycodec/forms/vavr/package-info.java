/** Forms of Vavr's values, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.vavr;

import org.jspecify.annotations.NullMarked;

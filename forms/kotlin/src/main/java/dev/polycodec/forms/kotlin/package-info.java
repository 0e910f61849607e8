/**
 * Forms of values of Kotlin's library, which every portable codec carries when this jar is there.
 */
@NullMarked
package dev.polycodec.forms.kotlin;

import org.jspecify.annotations.NullMarked;

/** Forms of Joda-Time's values, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.joda;

import org.jspecify.annotations.NullMarked;

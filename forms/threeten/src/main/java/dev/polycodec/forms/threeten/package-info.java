/**
 * Forms of the values of ThreeTen-Extra, which every portable codec carries when this jar is there.
 */
@NullMarked
package dev.polycodec.forms.threeten;

import org.jspecify.annotations.NullMarked;

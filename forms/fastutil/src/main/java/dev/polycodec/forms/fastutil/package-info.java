/** Forms of fastutil's values, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.fastutil;

import org.jspecify.annotations.NullMarked;

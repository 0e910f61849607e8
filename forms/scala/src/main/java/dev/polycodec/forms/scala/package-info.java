/** Forms of Scala's values, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.scala;

import org.jspecify.annotations.NullMarked;

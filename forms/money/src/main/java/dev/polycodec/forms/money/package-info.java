/** Forms of JSR 354's amounts, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.money;

import org.jspecify.annotations.NullMarked;

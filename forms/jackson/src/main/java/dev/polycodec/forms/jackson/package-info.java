/** Forms of Jackson's trees, which every portable codec carries when this jar is there. */
@NullMarked
package dev.polycodec.forms.jackson;

import org.jspecify.annotations.NullMarked;

/** Jackson's databind under guard; not for applications. */
@NullMarked
package dev.polycodec.jackson.plain;

import org.jspecify.annotations.NullMarked;

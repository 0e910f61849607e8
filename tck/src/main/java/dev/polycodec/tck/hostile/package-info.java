/** What a hostile peer sends: the tests of "safe by default". */
@NullMarked
package dev.polycodec.tck.hostile;

import org.jspecify.annotations.NullMarked;

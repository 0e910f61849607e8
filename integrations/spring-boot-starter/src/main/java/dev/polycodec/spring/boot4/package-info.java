/** What Spring Boot 4 has in places of its own. */
@NullMarked
package dev.polycodec.spring.boot4;

import org.jspecify.annotations.NullMarked;

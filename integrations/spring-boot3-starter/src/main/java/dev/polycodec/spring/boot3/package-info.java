/** What Spring Boot 3.5 has in places of its own. */
@NullMarked
package dev.polycodec.spring.boot3;

import org.jspecify.annotations.NullMarked;

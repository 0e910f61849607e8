/** What Spring Boot configures by itself, in all supported versions. */
@NullMarked
package dev.polycodec.spring.boot;

import org.jspecify.annotations.NullMarked;

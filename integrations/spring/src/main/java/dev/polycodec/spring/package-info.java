/** Polycodec where Spring stores and sends objects. Nothing here needs Spring Boot. */
@NullMarked
package dev.polycodec.spring;

import org.jspecify.annotations.NullMarked;

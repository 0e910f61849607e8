/** The JDK's own serialization, behind a policy and able to carry any class. */
@NullMarked
package dev.polycodec.jdk;

import org.jspecify.annotations.NullMarked;

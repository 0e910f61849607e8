/** The application classes whose objects the conformance kit sends through every codec. */
@NullMarked
package dev.polycodec.tck.model;

import org.jspecify.annotations.NullMarked;

/** Runs the applications, and the customers. */
@NullMarked
package com.acme.driver;

import org.jspecify.annotations.NullMarked;

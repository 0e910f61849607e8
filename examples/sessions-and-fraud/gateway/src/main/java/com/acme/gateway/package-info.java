/** The application that customers talk to. */
@NullMarked
package com.acme.gateway;

import org.jspecify.annotations.NullMarked;

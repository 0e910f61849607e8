/** A reactive application without Polycodec in its classes, which peers talk to. */
package com.acme.desk;

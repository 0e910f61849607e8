/** Forms of Eclipse Collections' values, which every portable codec carries with this jar. */
@NullMarked
package dev.polycodec.forms.eclipse;

import org.jspecify.annotations.NullMarked;

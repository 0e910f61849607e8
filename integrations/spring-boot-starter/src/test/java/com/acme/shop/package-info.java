/** An application as it would be without Polycodec: none of its classes names it. */
package com.acme.shop;

/** An application on the module path: it names the API, never a codec. */
module com.acme.orders {
  requires dev.polycodec;

  opens com.acme.orders to
      dev.polycodec;
}

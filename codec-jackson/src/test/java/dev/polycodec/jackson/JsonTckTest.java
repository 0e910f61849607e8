package dev.polycodec.jackson;

class JsonTckTest extends PlainTck {

  @Override
  protected String codec() {
    return "json";
  }
}

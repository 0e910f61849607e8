package dev.polycodec.msgpack;

/** Values of MessagePack, each in its shortest form. */
final class Packed extends Octets {

  Packed(int maxBytes) {
    super(maxBytes);
  }

  void integer(long value) {
    int form = Form.of(value);
    if (form == Form.FIXED) {
      head((int) value);
    } else {
      head(form);
      number(Form.width(form), value);
    }
  }

  /** Puts what precedes a text. */
  void text(int bytes) {
    if (bytes <= Form.MAX_FIXED_TEXT) {
      head(Form.TEXT + bytes);
    } else {
      length(Form.TEXT_LONG, bytes);
    }
  }

  /** Puts what precedes bytes. */
  void bytes(int bytes) {
    length(Form.BYTES_LONG, bytes);
  }

  private void length(int form, int length) {
    int width = Width.of(length);
    head(form + width);
    number(width, length);
  }

  /** Says at a first byte that was put before how much the container holds that ends here. */
  void container(int position, int fixed, int longer, int size) {
    if (size <= Form.MAX_FIXED_SIZE) {
      array[position] = (byte) (fixed + size);
      return;
    }
    int width = Math.max(Width.OF_16, Width.of(size));
    int end = at;
    room(1 << width);
    System.arraycopy(array, position + 1, array, position + 1 + (1 << width), end - position - 1);
    array[position] = (byte) (longer + width);
    at = position + 1;
    number(width, size);
    at = end + (1 << width);
  }
}

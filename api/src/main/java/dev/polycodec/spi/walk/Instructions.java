package dev.polycodec.spi.walk;

/** The instructions of the JVM that compiled code is made of. */
final class Instructions {

  static final int ACONST_NULL = 0x01;
  static final int ICONST_0 = 0x03;
  static final int LCONST_0 = 0x09;
  static final int FCONST_0 = 0x0B;
  static final int DCONST_0 = 0x0E;
  static final int SIPUSH = 0x11;
  static final int LDC_W = 0x13;
  static final int ALOAD = 0x19;
  static final int AALOAD = 0x32;
  static final int ASTORE = 0x3A;
  static final int POP = 0x57;
  static final int DUP = 0x59;
  static final int ARETURN = 0xB0;
  static final int RETURN = 0xB1;
  static final int GETSTATIC = 0xB2;
  static final int PUTSTATIC = 0xB3;
  static final int GETFIELD = 0xB4;
  static final int PUTFIELD = 0xB5;
  static final int INVOKEVIRTUAL = 0xB6;
  static final int INVOKESPECIAL = 0xB7;
  static final int INVOKESTATIC = 0xB8;
  static final int NEW = 0xBB;
  static final int CHECKCAST = 0xC0;

  private Instructions() {}
}

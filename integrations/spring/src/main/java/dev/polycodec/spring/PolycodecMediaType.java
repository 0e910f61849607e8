package dev.polycodec.spring;

import org.springframework.util.MimeType;

/** The media type of messages. */
public final class PolycodecMediaType {

  /** The text {@code application/x-polycodec}. */
  public static final String VALUE = "application/x-polycodec";

  /** The type as Spring has it. */
  public static final MimeType TYPE = MimeType.valueOf(VALUE);

  private PolycodecMediaType() {}
}

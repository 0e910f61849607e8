package dev.polycodec.compare;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Writers of the standard output and error. */
public final class StandardStream {

  private StandardStream() {}

  /** Returns a writer of text, in the encoding of the locale if that has more than ASCII. */
  public static PrintWriter writer(PrintStream stream) {
    String local = System.getProperty("stdout.encoding", Charset.defaultCharset().name());
    return writer(stream, Charset.forName(local));
  }

  /** In containers and jobs there is no locale, and all but ASCII would be question marks. */
  static PrintWriter writer(PrintStream stream, Charset local) {
    boolean ascii = local.equals(StandardCharsets.US_ASCII);
    return new PrintWriter(stream, true, ascii ? StandardCharsets.UTF_8 : local);
  }
}

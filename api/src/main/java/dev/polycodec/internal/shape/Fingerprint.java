package dev.polycodec.internal.shape;

import dev.polycodec.Surrogate;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape.Kind;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The CRC-32C of the UTF-8 bytes of a text about a class, the same in every JVM:
 *
 * <pre>{@code FIELDS com.acme.Order
 * id:com.acme.Entity:long
 * lines:com.acme.Order:java.util.List<com.acme.Line>
 * }</pre>
 *
 * <p>The names are those on the wire. Each line ends with a line feed; that of a surrogate names
 * its form, and that of a container or an extension what it extends.
 */
final class Fingerprint {

  private Fingerprint() {}

  static int of(
      Class<?> type,
      Kind kind,
      List<FieldShape> fields,
      @Nullable Surrogate<?, ?> surrogate,
      WireNames names) {
    StringBuilder text = new StringBuilder().append(kind).append(' ').append(names.nameOf(type));
    text.append('\n');
    for (FieldShape field : kind == Kind.JAVA_HOOKS ? List.<FieldShape>of() : fields) {
      text.append(field.wireName()).append(':').append(names.nameOf(field.owner()));
      text.append(':').append(TypeNames.of(field, names)).append('\n');
    }
    if (surrogate != null) {
      text.append(names.nameOf(surrogate.form())).append('\n');
    }
    if (kind == Kind.EXTENSION || kind == Kind.COLLECTION || kind == Kind.MAP) {
      text.append(Jdk.parent(type).getName()).append('\n');
    }
    CRC32C crc = new CRC32C();
    crc.update(text.toString().getBytes(StandardCharsets.UTF_8));
    return (int) crc.getValue();
  }
}

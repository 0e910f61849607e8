package dev.polycodec.internal.surrogate;

import static dev.polycodec.internal.surrogate.Form.objects;
import static dev.polycodec.spi.SurrogateProvider.part;

import javax.xml.namespace.QName;

/** The names of {@code java.xml}, a module that need not be present. */
final class XmlForms {

  private XmlForms() {}

  static void addTo(FormTable rows) {
    rows.add(
        objects(
            QName.class,
            n -> new Object[] {n.getNamespaceURI(), n.getLocalPart(), n.getPrefix()},
            a ->
                new QName(
                    part(a, 0, 3, String.class),
                    part(a, 1, 3, String.class),
                    part(a, 2, 3, String.class))));
  }
}

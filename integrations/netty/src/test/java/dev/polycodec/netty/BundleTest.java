package dev.polycodec.netty;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.jar.Manifest;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The headers of the module as a bundle of OSGi. */
class BundleTest {

  private static final Pattern CLAUSE = Pattern.compile("([\\w.]+)((?:;[^,\"]+(?:\"[^\"]*\")?)*)");

  @Test
  void itNeedsNoLibraryThatTheApplicationDoesNotHave() throws IOException {
    assertThat(CLAUSE.matcher(imports()).results())
        .filteredOn(clause -> !clause.group(1).startsWith("dev.polycodec"))
        .extracting(MatchResult::group)
        .isNotEmpty()
        .allMatch(clause -> clause.contains("resolution:=optional"));
  }

  private static String imports() throws IOException {
    URI classes =
        URI.create(
            PolycodecMarshaller.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString());
    try (InputStream in = classes.resolve("META-INF/MANIFEST.MF").toURL().openStream()) {
      return new Manifest(in).getMainAttributes().getValue("Import-Package");
    }
  }
}

package dev.polycodec.cli;

import dev.polycodec.compare.Failure;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import java.util.ServiceLoader;

/** The table of schemas in a database. */
final class SchemaTable {

  private static final String ALL = "SELECT fingerprint, content FROM polycodec_schema";

  private SchemaTable() {}

  /** Takes a schema. */
  interface Rows {

    /** Takes the bytes under a number. */
    void take(int number, byte[] bytes);
  }

  /** Passes on all rows. */
  static void forEach(String url, List<Path> drivers, Rows to) {
    try (URLClassLoader loader =
            new URLClassLoader(urls(drivers), SchemaTable.class.getClassLoader());
        Connection connection = connect(url, loader);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(ALL)) {
      while (rows.next()) {
        to.take(rows.getInt(1), rows.getBytes(2));
      }
    } catch (SQLException | IOException e) {
      throw new Failure("The database failed: " + e.getMessage(), e);
    }
  }

  /** DriverManager sees only the drivers of this class path. */
  private static Connection connect(String url, ClassLoader loader) throws SQLException {
    for (Driver driver : ServiceLoader.load(Driver.class, loader)) {
      Connection connection = driver.connect(url, new Properties());
      if (connection != null) {
        return connection;
      }
    }
    throw new Failure(
        "There is no driver for "
            + url.replaceFirst("^(jdbc:[^:]*).*", "$1:")
            + "; name its jar with --driver");
  }

  private static URL[] urls(List<Path> jars) {
    return jars.stream().map(SchemaTable::url).toArray(URL[]::new);
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new Failure(jar + " is no jar: " + e.getMessage(), e);
    }
  }
}

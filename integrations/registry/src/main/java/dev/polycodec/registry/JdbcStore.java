package dev.polycodec.registry;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Keeps schemas in a table of a database: {@code CREATE TABLE polycodec_schema (fingerprint INTEGER
 * PRIMARY KEY, content BYTEA NOT NULL)}, with the database's own type for bytes.
 */
public final class JdbcStore implements SchemaStore {

  private static final String FIND = "SELECT content FROM polycodec_schema WHERE fingerprint = ?";
  private static final String INSERT =
      "INSERT INTO polycodec_schema (fingerprint, content) VALUES (?, ?)";

  private final DataSource database;

  /** Keeps schemas in a database. */
  public JdbcStore(DataSource database) {
    this.database = database;
  }

  @Override
  public byte[] putIfAbsent(int number, byte[] bytes) throws SQLException {
    byte[] earlier = find(number);
    if (earlier != null) {
      return earlier;
    }
    try (Connection connection = database.getConnection();
        PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setInt(1, number);
      insert.setBytes(2, bytes);
      insert.executeUpdate();
      if (!connection.getAutoCommit()) {
        connection.commit();
      }
      return bytes;
    } catch (SQLException e) {
      byte[] concurrent = find(number); // another process was faster
      if (concurrent == null) {
        throw e;
      }
      return concurrent;
    }
  }

  @Override
  public byte @Nullable [] find(int number) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement find = connection.prepareStatement(FIND)) {
      find.setInt(1, number);
      try (ResultSet rows = find.executeQuery()) {
        return rows.next() ? rows.getBytes(1) : null;
      }
    }
  }
}

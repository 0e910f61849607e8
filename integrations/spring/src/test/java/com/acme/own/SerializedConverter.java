package com.acme.own;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.HttpOutputMessage;
import org.springframework.http.MediaType;
import org.springframework.http.converter.AbstractHttpMessageConverter;
import org.springframework.http.converter.HttpMessageNotReadableException;

/** What Spring MVC asks for, as a bean, here by Java serialization. */
public final class SerializedConverter extends AbstractHttpMessageConverter<Serializable> {

  /** Creates the converter. */
  public SerializedConverter() {
    super(MediaType.parseMediaType("application/x-java-serialized-object"));
  }

  @Override
  protected boolean supports(Class<?> type) {
    return Serializable.class.isAssignableFrom(type);
  }

  @Override
  protected Serializable readInternal(Class<? extends Serializable> type, HttpInputMessage input)
      throws IOException {
    try {
      return type.cast(new ObjectInputStream(input.getBody()).readObject());
    } catch (ClassNotFoundException e) {
      throw new HttpMessageNotReadableException("The class is unknown", e, input);
    }
  }

  @Override
  protected void writeInternal(Serializable value, HttpOutputMessage output) throws IOException {
    ObjectOutputStream out = new ObjectOutputStream(output.getBody());
    out.writeObject(value);
    out.flush();
  }
}

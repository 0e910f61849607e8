package dev.polycodec.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;

/** Writes a property whose value might not come back, after checking that it does. */
final class CheckedProperty extends BeanPropertyWriter {

  private static final long serialVersionUID = 1;

  private final transient Fidelity.Check check;

  CheckedProperty(BeanPropertyWriter base, Fidelity.Check check) {
    super(base);
    this.check = check;
  }

  private CheckedProperty(CheckedProperty base, PropertyName name) {
    super(base, name);
    check = base.check;
  }

  @Override
  protected BeanPropertyWriter _new(PropertyName newName) {
    return new CheckedProperty(this, newName);
  }

  @Override
  public void serializeAsField(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    check.require(get(bean), Current.of(provider));
    super.serializeAsField(bean, out, provider);
  }

  @Override
  public void serializeAsElement(Object bean, JsonGenerator out, SerializerProvider provider)
      throws Exception {
    check.require(get(bean), Current.of(provider));
    super.serializeAsElement(bean, out, provider);
  }
}

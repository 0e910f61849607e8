package dev.polycodec.jackson.plain;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.std.BeanSerializerBase;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import com.fasterxml.jackson.databind.ser.std.RawSerializer;
import com.fasterxml.jackson.databind.type.MapType;
import dev.polycodec.EncodeException;
import dev.polycodec.spi.FieldShape;
import dev.polycodec.spi.Shape;
import dev.polycodec.spi.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds the fields that databind does not see, and the checks it does not make, to its writers. */
final class WriterModifier extends BeanSerializerModifier {

  private static final long serialVersionUID = 1;

  private final transient Shapes shapes;
  private final transient Fidelity fidelity;
  private final transient DataBinding binding;

  WriterModifier(Shapes shapes, Fidelity fidelity, DataBinding binding) {
    this.shapes = shapes;
    this.fidelity = fidelity;
    this.binding = binding;
  }

  @Override
  public List<BeanPropertyWriter> changeProperties(
      SerializationConfig config, BeanDescription bean, List<BeanPropertyWriter> properties) {
    Shape shape = shapes.of(bean.getBeanClass());
    Properties known = binding.properties(bean.getType());
    properties.removeIf(property -> known.isCovered(property.getMember()));
    properties.replaceAll(property -> own(config, bean, property, known, shape));
    for (FieldShape field : HiddenFields.hidden(shape)) {
      properties.add(HiddenFields.writer(config, bean, field, field.wireName()));
    }
    Omissions omissions = new Omissions(binding, bean.getType());
    properties.replaceAll(property -> checked(property, known, shape, omissions));
    return properties;
  }

  /** Returns a writer of the field that has the name of a property, and not of a hidden one. */
  private static BeanPropertyWriter own(
      SerializationConfig config,
      BeanDescription bean,
      BeanPropertyWriter property,
      Properties known,
      Shape shape) {
    BeanPropertyDefinition back = known.read().get(property.getName());
    FieldShape field = HiddenFields.hiding(shape, back, property.getMember());
    if (field == null) {
      field = HiddenFields.fieldOf(shape, known.standsFor(back));
    }
    return field == null ? property : HiddenFields.writer(config, bean, field, property.getName());
  }

  /** Returns a writer that checks the values which might not come back. */
  private BeanPropertyWriter checked(
      BeanPropertyWriter property, Properties known, Shape shape, Omissions omissions) {
    boolean trusted = property.hasSerializer() || property.getTypeSerializer() != null;
    BeanPropertyDefinition back = known.read().get(property.getName());
    boolean computed = back != null && known.isRepeated(back, shape);
    JavaType declared = computed ? null : binding.declared(property, back);
    Conversion conversion = null;
    if (declared != null && DataBinding.isConverted(property, declared)) {
      conversion =
          trusted || back == null ? null : binding.conversion(property, back, declared, shape);
      declared = null;
    }
    Fidelity.Check check = Fidelity.NONE;
    if (declared != null && property.getSerializer() instanceof RawSerializer<?>) {
      check = (value, current) -> requireNone(value, property, shape);
    } else if (declared != null && !trusted && !Fidelity.isExact(declared)) {
      check = fidelity.later(declared);
    }
    if (declared != null && !trusted) {
      check = Reshaped.check(binding, property, declared, check);
    }
    LostNulls nulls = back == null || computed ? null : LostNulls.of(binding, back, omissions);
    if (back != null && !computed && property.isUnwrapping()) {
      return new CheckedWriter(property, present(check, property, shape));
    }
    boolean unchecked = check == Fidelity.NONE && conversion == null && nulls == null;
    if (property.getClass() != BeanPropertyWriter.class) {
      boolean trying = !unchecked && property.isUnwrapping();
      return trying ? new CheckedWriter(property, check) : property;
    }
    FieldShape field = HiddenFields.fieldOf(shape, property.getMember());
    CheckedProperty own = new CheckedProperty(property, field, check, conversion, omissions, nulls);
    return unchecked && (computed || !own.suppresses()) ? property : own;
  }

  /** Refuses null, of which nothing is written: what is read is an object without values. */
  private static Fidelity.Check present(
      Fidelity.Check check, BeanPropertyWriter property, Shape shape) {
    return (value, current) -> {
      if (value == null) {
        throw new EncodeException(
            "The property "
                + property.getName()
                + " of "
                + shape.type().getName()
                + " is null, and would be read as an object without values, because of"
                + " @JsonUnwrapped; put in an object, or leave the annotation out");
      }
      check.require(value, current);
    };
  }

  private static void requireNone(
      @Nullable Object value, BeanPropertyWriter property, Shape shape) {
    if (value != null) {
      throw new EncodeException(
          "The property "
              + property.getName()
              + " of "
              + shape.type().getName()
              + " is written by @JsonRawValue, and would be read as what is in that text; annotate"
              + " it with @JsonDeserialize(using = ...), or exclude it with @JsonIgnore");
    }
  }

  @Override
  @SuppressWarnings("unchecked") // a bean serializer takes the beans it was made for
  public JsonSerializer<?> modifySerializer(
      SerializationConfig config, BeanDescription bean, JsonSerializer<?> serializer) {
    Runnable proof = proof(bean, serializer);
    return proof == null
        ? serializer
        : new GuardedSerializer(
            (JsonSerializer<Object>) serializer,
            proof,
            anyValues(bean, serializer),
            new NamedBeans(binding, bean.getBeanClass()),
            binding);
  }

  @Override
  public JsonSerializer<?> modifyMapSerializer(
      SerializationConfig config,
      MapType type,
      BeanDescription bean,
      JsonSerializer<?> serializer) {
    return EntryWriter.of(serializer);
  }

  @Override
  public JsonSerializer<?> modifyEnumSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription bean,
      JsonSerializer<?> serializer) {
    binding.requireOpen(type);
    return serializer;
  }

  /** Returns what checks the values that an any getter returns and an any setter takes. */
  private Fidelity.Check anyValues(BeanDescription written, JsonSerializer<?> serializer) {
    AnnotatedMember getter = written.findAnyGetter();
    if (getter == null || !(serializer instanceof BeanSerializerBase)) {
      return Fidelity.NONE;
    }
    JavaType read = binding.anyType(written.getType());
    if (read == null || Fidelity.isExact(read)) {
      return Fidelity.NONE;
    }
    Fidelity.Check check = fidelity.later(read);
    return (bean, current) -> {
      if (getter.getValue(bean) instanceof Map<?, ?> map) {
        map.values().forEach(value -> check.require(value, current));
      }
    };
  }

  private @Nullable Runnable proof(BeanDescription written, JsonSerializer<?> serializer) {
    if (serializer instanceof BeanSerializerBase && written.getType().isEnumType()) {
      return () -> binding.requireEnum(written);
    }
    if (serializer instanceof BeanSerializerBase) {
      List<String> names = new ArrayList<>();
      serializer.properties().forEachRemaining(property -> add(names, property));
      return () -> {
        binding.requireFields(written, shapes.of(written.getBeanClass()));
        binding.requireProperties(written, names);
        Merged.requireNone(
            Introspection.read(binding.mapper().getDeserializationConfig(), written.getType()),
            binding.blank(written.getType()));
      };
    }
    boolean value = serializer instanceof JsonValueSerializer && !written.getType().isEnumType();
    return value ? () -> binding.requireValue(written) : null;
  }

  private static void add(List<String> names, PropertyWriter property) {
    boolean inner = property instanceof BeanPropertyWriter writer && writer.isUnwrapping();
    if (!inner) {
      names.add(property.getName());
    }
  }
}

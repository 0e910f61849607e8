package dev.polycodec.jackson3.plain;

import tools.jackson.core.TokenStreamFactory;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.cfg.MapperBuilderState;

/** A mapper of any format, with the settings of another. */
final class Mapper extends ObjectMapper {

  private static final long serialVersionUID = 1;

  private Mapper(Builder builder) {
    super(builder);
  }

  /** Returns what finds deserializers, with nothing to read. */
  DeserializationContext context() {
    return _deserializationContext();
  }

  /** Returns a mapper with the same settings, which has met no class yet. */
  Mapper renewed() {
    return new Builder(_savedBuilderState).build();
  }

  /** Builds a mapper on a factory of the codec's own. */
  static final class Builder extends MapperBuilder<Mapper, Builder> {

    Builder(TokenStreamFactory factory) {
      super(factory);
      resolveTypes();
    }

    Builder(ObjectMapper source, TokenStreamFactory factory) {
      super(source.rebuild().saveStateApplyModules());
      _streamFactory = factory;
      resolveTypes();
    }

    private Builder(MapperBuilderState state) {
      super(state);
    }

    private void resolveTypes() {
      typeResolverProvider(new TypeIdProvider());
    }

    @Override
    public Mapper build() {
      return new Mapper(this);
    }

    @Override
    protected MapperBuilderState _saveState() {
      return new State(this);
    }
  }

  /** What a builder is made of again. */
  private static final class State extends MapperBuilderState {

    private static final long serialVersionUID = 1;

    State(Builder builder) {
      super(builder);
    }

    @Override
    protected Object readResolve() {
      return new Builder(this).build();
    }
  }
}

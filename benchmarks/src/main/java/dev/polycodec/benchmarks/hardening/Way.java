package dev.polycodec.benchmarks.hardening;

import dev.polycodec.CodecBuilder;
import dev.polycodec.Codecs;
import dev.polycodec.compare.workload.Workload;
import dev.polycodec.compare.workload.Workloads;

/** What a codec checks while it is measured. */
enum Way {
  /** All that it checks. */
  CHECKED,

  /** Nothing that a message checks. */
  UNCHECKED {
    @Override
    CodecBuilder builder() {
      return super.builder().classLoader(UncheckedProvider.loader());
    }
  },

  /** Elements against the type arguments of what holds them. */
  DECLARED {
    private final WorkloadLoader loader = new WorkloadLoader(false);

    @Override
    CodecBuilder builder() {
      return loader.builder();
    }

    @Override
    Workload workload(String name) throws ReflectiveOperationException {
      return loader.workload(name);
    }
  },

  /** The same but elements, as their classes declare no type arguments. */
  ERASED {
    private final WorkloadLoader loader = new WorkloadLoader(true);

    @Override
    CodecBuilder builder() {
      return loader.builder();
    }

    @Override
    Workload workload(String name) throws ReflectiveOperationException {
      return loader.workload(name);
    }
  };

  CodecBuilder builder() {
    return Codecs.builder();
  }

  Workload workload(String name) throws ReflectiveOperationException {
    return Workloads.load(name);
  }
}

package dev.polycodec.hessian;

import com.caucho.hessian.io.AbstractHessianOutput;
import com.caucho.hessian.io.AbstractSerializer;
import com.caucho.hessian.io.HessianRemoteObject;
import dev.polycodec.tck.OwnRules;
import java.io.IOException;
import java.io.Serializable;
import java.util.List;

/** What Hessian does by itself: it leaves nothing out. */
final class HessianRules {

  static final OwnRules ALL = new OwnRules(List.of(), List.of(new Counter(), new Remote()));

  private HessianRules() {}

  /** Is written by the class of its name with an ending. */
  static final class Counter implements Serializable {
    private static final long serialVersionUID = 1L;
    transient int state = OwnRules.STATE;
  }

  /** Serializes the class that its name begins with. */
  static final class CounterHessianSerializer extends AbstractSerializer {
    @Override
    public void writeObject(Object value, AbstractHessianOutput out) throws IOException {
      out.writeInt(((Counter) value).state);
    }
  }

  /** Is written as an address. */
  static final class Remote implements HessianRemoteObject {
    transient int state = OwnRules.STATE;

    @Override
    public String getHessianType() {
      return "remote";
    }

    @Override
    public String getHessianURL() {
      return "http://localhost/" + state;
    }
  }
}

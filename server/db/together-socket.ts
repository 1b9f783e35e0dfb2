import { Socket } from 'node:net';

/** A socket on which all that is written in one turn leaves at once, so that the other side wakes once for it. */
export class TogetherSocket extends Socket {
  #held = false;

  /** The driver corks around each statement; the first one of a turn holds back the others too. */
  override cork(): void {
    if (!this.#held) {
      this.#held = true;
      super.cork();
      process.nextTick(() => {
        this.#held = false;
        this.uncork();
      });
    }
    super.cork();
  }
}

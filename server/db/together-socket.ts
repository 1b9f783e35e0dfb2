import { Socket } from 'node:net';

/** A socket on which all that is written in one turn leaves at once, so that the other side wakes once for it. */
export class TogetherSocket extends Socket {
  #held = false;

  /** The driver corks around each statement that has parameters or a name; the first of a turn holds back the others. */
  override cork(): void {
    if (!this.#held) {
      this.#held = true;
      super.cork();
      // Once all promises of this turn are through, which may write, too.
      queueMicrotask(() =>
        process.nextTick(() => {
          this.#held = false;
          this.uncork();
        }),
      );
    }
    super.cork();
  }
}

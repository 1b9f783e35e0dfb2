import { Socket } from 'node:net';

/**
 * A socket that sends all that is written in one turn of the event loop at once, so that the database server wakes once
 * for it. It relies on the driver to cork the stream around each statement; together-socket.test.ts fails with a version
 * of pg that does not.
 */
export class TogetherSocket extends Socket {
  #held = false;

  /** The driver corks around each statement that has parameters or a name. The first of a turn holds the others back. */
  override cork(): void {
    if (!this.#held) {
      this.#held = true;
      super.cork();
      // After all promises of this turn, because they may write as well.
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

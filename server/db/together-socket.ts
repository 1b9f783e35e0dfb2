import { Socket } from 'node:net';

/**
 * A socket that sends everything written in one turn of the event loop in one packet, so that the database server wakes
 * only once. It relies on the driver to cork the stream around each statement; together-socket.test.ts fails with a
 * version of pg that does not.
 */
export class TogetherSocket extends Socket {
  #held = false;

  /** The driver corks around each statement with parameters or a name. The first cork of a turn lasts until its end. */
  override cork(): void {
    if (!this.#held) {
      this.#held = true;
      super.cork();
      // After all promises of this turn, because they may add more.
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

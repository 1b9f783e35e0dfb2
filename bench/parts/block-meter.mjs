// Loaded into the server before its own code. Writes every few milliseconds into the file BLOCKS_FILE how long its thread has
// computed at most without a pause since the last line: in time of the processor, so that other work on the machine does not
// count.
import { appendFileSync, readFileSync } from 'node:fs';

const LINE_EVERY = 20;

/** Milliseconds for which this thread has had a processor. */
const computed = () => Number(readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ', 1)[0]) / 1e6;

let last = computed();
let longest = 0;
let written = performance.now();

function look() {
  const now = computed();
  longest = Math.max(longest, now - last);
  last = now;
  if (performance.now() - written >= LINE_EVERY) {
    appendFileSync(process.env.BLOCKS_FILE ?? '', `${Date.now()} ${longest}\n`);
    written = performance.now();
    longest = 0;
    last = computed();
  }
}

setInterval(look, 1).unref();

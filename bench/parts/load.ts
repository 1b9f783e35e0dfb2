import autocannon, { type Options } from 'autocannon';

/** The figures of one round. */
export interface Figures {
  /** Completed requests or tasks per second. */
  rate: number;
  /** 99 of 100 took at most this many milliseconds. */
  p99: number;
  /** Milliseconds of the server's CPU for each answer, if it was measured. */
  cpu?: number;
}

/** Sends requests as fast as they are answered. Throws if an answer is not 2xx. */
export async function load(options: Options): Promise<Figures> {
  const { requests, duration, latency, errors, non2xx } = await autocannon(options);
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals from ${options.url}`);
  return { rate: requests.total / duration, p99: latency.p99 };
}

/** Runs a task repeatedly in parallel, for measurements without HTTP. */
export async function lanes(
  count: number,
  seconds: number,
  task: (lane: number) => Promise<void>,
): Promise<Figures> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const times: number[] = [];
  const run = async (lane: number) => {
    for (let from = performance.now(); from < until; ) {
      await task(lane);
      const now = performance.now();
      times.push(now - from);
      from = now;
    }
  };
  await Promise.all(Array.from({ length: count }, (_, lane) => run(lane)));
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { rate: (times.length / (performance.now() - started)) * 1000, p99 };
}

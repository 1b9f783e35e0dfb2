import type { Figures } from './load.ts';

/** Something to measure, by the name it is printed under. */
export interface Measured {
  name: string;
  /** One round of so many seconds. */
  round(seconds: number): Promise<Figures>;
  /** What else is worth telling once all rounds are done. */
  aside?(): string;
}

const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 2;
const ROUNDS = 7;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function printFigures(name: string, { rate, p99 }: Figures): void {
  console.log(`${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} /s   p99 ${p99.toFixed(1).padStart(7)} ms`);
}

/**
 * Measures in turns, so that whatever else the machine does falls on all alike, and prints medians. The ratio is the
 * median of each round's own; returns nothing, measurements are to be read and never to fail on.
 */
export async function compare(subject: Measured, reference: Measured): Promise<void> {
  const rounds: { subject: Figures; reference: Figures }[] = [];
  await subject.round(WARM_UP_SECONDS);
  await reference.round(WARM_UP_SECONDS);
  for (let done = 0; done < ROUNDS; done++) {
    rounds.push({
      subject: await subject.round(ROUND_SECONDS),
      reference: await reference.round(ROUND_SECONDS),
    });
  }
  for (const side of ['subject', 'reference'] as const) {
    const { name } = { subject, reference }[side];
    printFigures(name, {
      rate: median(rounds.map((round) => round[side].rate)),
      p99: median(rounds.map((round) => round[side].p99)),
    });
    const aside = { subject, reference }[side].aside?.();
    if (aside) console.log(`${''.padEnd(34)} ${aside}`);
  }
  const ratios = rounds.map((round) => round.subject.rate / round.reference.rate);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  console.log(
    `ratio ${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)} in ${ROUNDS} rounds)`,
  );
}

/** One figure worth telling, without a reference. */
export async function measure(subject: Measured): Promise<void> {
  await subject.round(WARM_UP_SECONDS);
  printFigures(subject.name, await subject.round(ROUND_SECONDS));
}

import type { Figures } from './load.ts';

/** Something to measure, with the name under which it is printed. */
export interface Measured {
  name: string;
  /** Runs one round of this many seconds. */
  round(seconds: number): Promise<Figures>;
  /** Additional text to print after all rounds. */
  aside?(): string;
}

const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 2;
const ROUNDS = 7;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function printFigures(name: string, { rate, p99, cpu }: Figures): void {
  const spent = cpu === undefined ? '' : `   ${(cpu * 1000).toFixed(1)} µs of CPU each`;
  console.log(
    `${name.padEnd(34)} ${rate.toFixed(0).padStart(7)} /s   p99 ${p99.toFixed(1).padStart(7)} ms${spent}`,
  );
}

/**
 * Measures both in turns, so that other work on the machine affects both equally, and prints medians. The ratio is the
 * median of the ratios of the rounds: of CPU if it was measured, because the rate of a fast server is that of the client.
 * It returns nothing, because a measurement must never fail a check.
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
    const cpu = median(rounds.map((round) => round[side].cpu ?? Number.NaN));
    printFigures(name, {
      rate: median(rounds.map((round) => round[side].rate)),
      p99: median(rounds.map((round) => round[side].p99)),
      ...(!Number.isNaN(cpu) && { cpu }),
    });
    const aside = { subject, reference }[side].aside?.();
    if (aside) console.log(`${''.padEnd(34)} ${aside}`);
  }
  const ratios = rounds.map(({ subject: measured, reference: bare }) =>
    measured.cpu !== undefined && bare.cpu !== undefined
      ? bare.cpu / measured.cpu
      : measured.rate / bare.rate,
  );
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  console.log(
    `ratio ${median(ratios).toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)} in ${ROUNDS} rounds)`,
  );
}

/** Measures something without a reference and prints it. */
export async function measure(subject: Measured): Promise<void> {
  await subject.round(WARM_UP_SECONDS);
  printFigures(subject.name, await subject.round(ROUND_SECONDS));
}

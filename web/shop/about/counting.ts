/** How long a figure counts up, in milliseconds. */
const COUNTING_TIME = 1200;

/** The number to show `elapsed` milliseconds after counting up to `target` began: fast at first, exact at the end. */
export function countedTo(target: number, elapsed: number): number {
  const share = Math.min(Math.max(elapsed / COUNTING_TIME, 0), 1);
  return target * (1 - (1 - share) ** 3);
}

export const isCounted = (elapsed: number): boolean => elapsed >= COUNTING_TIME;

/** Formats a number with Indian grouping and this many decimals. */
export function figure(value: number, decimals: number): string {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

/** An order's number as it is shown: '#1042'. */
export const formatOrderNumber = (number: number): string => `#${number}`;

/** Reads '#1042' as the number 1042; undefined for any other text, also for digits without '#'. */
export function readOrderNumber(text: string): number | undefined {
  const digits = /^\s*#\s*(\d{1,15})\s*$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

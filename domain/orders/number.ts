/** An order's number as people say it: '#1042'. */
export const sayOrderNumber = (number: number): string => `#${number}`;

/** The number somebody means by '#1042'; undefined for any other text, digits alone among them. */
export function readOrderNumber(text: string): number | undefined {
  const digits = /^\s*#\s*(\d{1,15})\s*$/.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

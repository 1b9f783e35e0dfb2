import type { DeliveryArea } from '#domain/site/delivery-settings.ts';

/**
 * Delivery areas as the form keeps them while an owner types: a line for each, '411001, 60, 300, 15'. What is left out is as
 * everywhere.
 */

/** The parts of a line, in its order. */
export const AREA_PARTS = ['pincode', 'deliveryFee', 'minimumOrder', 'extraMinutes'] as const;
/** The typed parts of a line. */
export type AreaRow = readonly string[];

/** The line of a row in which nothing is typed yet. */
const EMPTY_LINE = ',';

/** The rows of a typed text. */
export const areaRows = (text: string): AreaRow[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const parts = line.split(',');
        return AREA_PARTS.map((_, at) => parts[at]?.trim() ?? '');
      });

/** The text of typed rows. */
export const joinAreaRows = (rows: readonly AreaRow[]): string =>
  rows.map((row) => row.join(', ').replace(/[, ]+$/, '') || EMPTY_LINE).join('\n');

/** The pincodes in a text that somebody pastes. */
export const pincodesIn = (text: string): string[] => [
  ...new Set(text.match(/(?<!\d)[1-9]\d{5}(?!\d)/g) ?? []),
];

const isGiven = (area: unknown): area is DeliveryArea => typeof area === 'object' && area !== null;

/** The lines of stored areas. */
export function areaLines(areas: unknown): string {
  if (!Array.isArray(areas)) return '';
  return areas
    .filter(isGiven)
    .map(({ pincode, deliveryFee, minimumOrder, extraMinutes }) =>
      [pincode, deliveryFee, minimumOrder, extraMinutes]
        .map((part) => part ?? '')
        .join(', ')
        .replace(/[, ]+$/, ''),
    )
    .join('\n');
}

const numberOf = (part: string | undefined): number | undefined =>
  part === undefined || part.trim() === '' ? undefined : Number(part);

/** The areas of typed lines; empty lines count for nothing. A line with too many parts becomes one that is not valid. */
export function readAreaLines(text: string): DeliveryArea[] {
  return text
    .split('\n')
    .filter((line) => line.replaceAll(',', '').trim() !== '')
    .map((line) => {
      const [pincode = '', fee, minimum, minutes, ...more] = line.split(',');
      const deliveryFee = numberOf(fee);
      const minimumOrder = numberOf(minimum);
      const extraMinutes = numberOf(minutes);
      return {
        pincode: more.length > 0 ? Number.NaN : Number(pincode.trim() || Number.NaN),
        ...(deliveryFee !== undefined && { deliveryFee }),
        ...(minimumOrder !== undefined && { minimumOrder }),
        ...(extraMinutes !== undefined && { extraMinutes }),
      };
    });
}

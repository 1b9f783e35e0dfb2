import type { DeliveryArea } from '#domain/site/delivery-settings.ts';

/** Delivery areas as an owner types them: a line for each, '411001, 60, 300, 15'. What is left out is as everywhere. */

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
    .filter((line) => line.trim() !== '')
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

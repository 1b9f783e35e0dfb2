import { isGstin, typedGstin } from '#domain/taxes/gstin.ts';
import type { invoiceMessages } from './messages.ts';

/** A business that buys, as it is typed. */
export interface TypedBuyer {
  gstin: string;
  name: string;
}

/** What an order says of it. */
export const buyerToStore = ({ gstin, name }: TypedBuyer) => ({
  buyerGstin: typedGstin(gstin),
  buyerName: name.trim(),
});

/** Which message says what is wrong with each of the two (INVOICE-4). */
export function buyerProblems({ gstin, name }: TypedBuyer): {
  [Field in keyof TypedBuyer]?: keyof typeof invoiceMessages & ('gstinWrong' | 'nameMissing');
} {
  return {
    ...(!isGstin(typedGstin(gstin)) && { gstin: 'gstinWrong' }),
    ...(name.trim() === '' && { name: 'nameMissing' }),
  };
}

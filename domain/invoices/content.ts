import { type Paise, rupees, toPaise, toRupees } from '#domain/money.ts';
import { lineName, type OrderLine } from '#domain/orders/line.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import type { TaxTerms } from '#domain/taxes/seller.ts';

/** A line of an invoice: a dish with its options, and the price of one before tax and discounts. */
export interface InvoiceLine {
  name: string;
  quantity: number;
  price: Paise;
  /** The code of the goods or the service, and the rate of tax in percent. */
  hsnCode: string;
  percent: number;
}

const text = (value: unknown): value is string => typeof value === 'string';
const number = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads and writes a line of an invoice as JSON, with its price in rupees. */
export const invoiceLineCodec: RecordCodec<InvoiceLine> = {
  parse(value) {
    const { name, quantity, price, hsnCode, percent } = fields(value);
    return text(name) && number(quantity) && number(price) && text(hsnCode) && number(percent)
      ? { name, quantity, price: toPaise(rupees(price)), hsnCode, percent }
      : undefined;
  },
  format: ({ price, ...line }) => ({ ...line, price: toRupees(price) }),
};

/** Reads the lines of an invoice from their JSON texts. */
export const readInvoiceLines = (texts: readonly string[]): InvoiceLine[] =>
  texts.flatMap((json) => invoiceLineCodec.parse(JSON.parse(json)) ?? []);

/**
 * The lines of an order's invoice.
 * @param percent the rate of dishes without their own; 0 for sellers who collect no tax
 */
export const invoiceLines = (
  lines: readonly OrderLine[],
  { sac }: Pick<TaxTerms, 'sac'>,
  percent: number,
): InvoiceLine[] =>
  lines.map((line) => ({
    name: lineName(line),
    quantity: line.quantity,
    price: line.price,
    hsnCode: line.hsnCode || sac,
    percent: line.taxPercent ?? percent,
  }));

/** The lines that `before` has and `after` lacks, with how many of each are gone. */
export function removedLines(before: readonly InvoiceLine[], after: readonly InvoiceLine[]): InvoiceLine[] {
  const left = after.map((line) => ({ ...line }));
  return before.flatMap((line) => {
    let { quantity } = line;
    for (const same of left) {
      if (same.name !== line.name || same.price !== line.price) continue;
      const kept = Math.min(same.quantity, quantity);
      same.quantity -= kept;
      quantity -= kept;
    }
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

import type { CartLine } from '#domain/carts/line.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { rupees, toPaise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import {
  type ChosenOption,
  chosenOptionCodec,
  MAX_LINE_NOTE,
  MAX_OPTIONS,
  optionWords,
} from '#domain/option-groups/chosen.ts';
import type { RecordCodec } from '#domain/rows/row.ts';

/** A line of an order: a dish as it was when it was ordered. `price` is for one portion, with its options. */
export type OrderLine = Pick<CartLine, 'dishId' | 'name' | 'quantity' | 'price' | 'imgUrl'> & {
  /** Whether the request named no price. Orders by staff have only dish and quantity (PHONE-2). */
  unpriced?: true;
  /** The chosen options; missing if there are none. */
  options?: readonly ChosenOption[];
  /** The customer's instruction to the kitchen; missing if there is none. */
  note?: string;
  /** The dish's own tax in percent, and its own code; missing if it has none, or if its seller is no regular one (GST-5). */
  taxPercent?: number;
  hsnCode?: string;
};

/** What a line may have besides its dish; empty parts are left out. */
type Extras = Pick<OrderLine, 'options' | 'note'>;

export const extrasOf = ({
  options,
  note,
}: {
  options?: readonly ChosenOption[] | undefined;
  note?: string | undefined;
}): Extras => ({
  ...(options && options.length > 0 && { options }),
  ...(note && { note }),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function fields(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** Reads the options and the instruction of a line; undefined if they are not valid. */
function parseExtras({ options = [], note = '' }: Record<string, unknown>): Extras | undefined {
  if (!Array.isArray(options) || options.length > MAX_OPTIONS || typeof note !== 'string') return undefined;
  const chosen = options.flatMap((option) => chosenOptionCodec.parse(option) ?? []);
  const trimmed = note.trim();
  if (chosen.length < options.length || [...trimmed].length > MAX_LINE_NOTE) return undefined;
  return trimmed.includes('\u0000') ? undefined : extrasOf({ options: chosen, note: trimmed });
}

const parseTax = ({
  taxPercent,
  hsnCode,
}: Record<string, unknown>): Pick<OrderLine, 'taxPercent' | 'hsnCode'> => ({
  ...(typeof taxPercent === 'number' && { taxPercent }),
  ...(typeof hsnCode === 'string' && hsnCode !== '' && { hsnCode }),
});

/** Reads and writes an order line as JSON, with the price in rupees. Capitalised names are accepted too. */
export const orderLineCodec: RecordCodec<OrderLine> = {
  parse(value) {
    const line = fields(value);
    if (!line) return undefined;
    const dishId = line.DishID ?? line.dishId;
    const quantity = line.quantity ?? line.Quantity;
    const price = line.price ?? line.Price;
    if (typeof dishId !== 'string' || dishId === '' || dishId.includes('\u0000')) return undefined;
    if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
    if (quantity < 1 || quantity > MAX_QUANTITY) return undefined;
    const extras = parseExtras(line);
    if (!extras) return undefined;
    const named = { dishId, name: text(line.name ?? line.Name), quantity, ...parseTax(line) };
    const imgUrl = text(line.image ?? line.Image);
    if (price === undefined) return { ...named, price: ZERO_PAISE, imgUrl, unpriced: true, ...extras };
    if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return undefined;
    return { ...named, price: toPaise(rupees(price)), imgUrl, ...extras };
  },
  format: (line) => ({
    DishID: line.dishId,
    name: line.name,
    quantity: line.quantity,
    price: toRupees(line.price),
    image: line.imgUrl,
    ...(line.options && { options: line.options.map(chosenOptionCodec.format) }),
    ...(line.note && { note: line.note }),
    ...(line.taxPercent !== undefined && { taxPercent: line.taxPercent }),
    ...(line.hsnCode && { hsnCode: line.hsnCode }),
  }),
};

/** Whether an order has more of one dish than allowed, counting all its lines of that dish. */
export function hasTooMany(lines: readonly OrderLine[]): boolean {
  const quantities = new Map<string, number>();
  return lines.some(({ dishId, quantity }) => {
    const sum = (quantities.get(dishId) ?? 0) + quantity;
    quantities.set(dishId, sum);
    return sum > MAX_QUANTITY;
  });
}

function readLine(text: string): OrderLine | undefined {
  try {
    return orderLineCodec.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads an order's lines from their JSON texts; lines that cannot be read are left out. */
export function readOrderLines(texts: readonly string[]): OrderLine[] {
  return texts.flatMap((text) => readLine(text) ?? []);
}

/** The JSON texts of lines, as the wire has them. */
export const writeOrderLines = (lines: readonly OrderLine[]): string[] =>
  lines.map((line) => JSON.stringify(orderLineCodec.format(line)));

/** The number of dishes in lines, all quantities together. */
export function countDishes(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

interface NamedLine {
  name: string;
  options?: readonly { name: string }[];
}

/** The name of a line's dish with its options: 'Samosa (Half, Extra cheese)'. */
export const lineName = ({ name, options }: NamedLine): string =>
  options && options.length > 0 ? `${name} (${optionWords(options)})` : name;

/** Lines as one text: '2 × Masala Dosa, 1 × Masala Chai'; empty for no lines. */
export function formatLines(lines: readonly (NamedLine & { quantity: number })[]): string {
  return lines.map((line) => `${line.quantity} × ${lineName(line)}`).join(', ');
}

import type { RecordCodec } from '#domain/attributes.ts';
import type { CartLine } from '#domain/carts/line.ts';
import { MAX_QUANTITY } from '#domain/carts/quantity.ts';
import { rupees, toPaise, toRupees, ZERO_PAISE } from '#domain/money.ts';

/** A line of an order: a dish as it was when it was ordered, with the price of one. */
export type OrderLine = Pick<CartLine, 'dishId' | 'name' | 'quantity' | 'price' | 'imgUrl'> & {
  /** Whether the request named no price. Orders by staff have only dish and quantity (PHONE-2). */
  unpriced?: true;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function fields(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

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
    const named = { dishId, name: text(line.name ?? line.Name), quantity };
    const imgUrl = text(line.image ?? line.Image);
    if (price === undefined) return { ...named, price: ZERO_PAISE, imgUrl, unpriced: true };
    if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return undefined;
    return { ...named, price: toPaise(rupees(price)), imgUrl };
  },
  format: (line) => ({
    DishID: line.dishId,
    name: line.name,
    quantity: line.quantity,
    price: toRupees(line.price),
    image: line.imgUrl,
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

/** The number of dishes in lines, all quantities together. */
export function countDishes(lines: readonly { quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}

/** Lines as one text: '2 × Masala Dosa, 1 × Masala Chai'; empty for no lines. */
export function formatLines(lines: readonly { name: string; quantity: number }[]): string {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
}

import type { RecordCodec } from '#domain/attributes.ts';
import { type Paise, paise, rupees, toPaise, toRupees } from '#domain/money.ts';
import { isOptionId, jsonFields } from './json-fields.ts';

/** One choice of an option group: a size, an extra, or another dish of the menu. */
export interface OptionChoice {
  id: string;
  name: string;
  /** Shown on Hindi pages; missing for the original. Of a dish, the dish's own is shown. */
  hindiName?: string;
  /** What it adds to the price of the dish, in paise; less than 0 makes it cheaper. */
  price: Paise;
  veg: boolean;
  isAvailable: boolean;
  /** The dish that it stands for. The server copies name, veg and availability from that dish (OPTION-7). */
  dishId?: string;
}

/** The most characters of the name of a choice or a group. */
export const MAX_OPTION_NAME = 64;
const MAX_DIFFERENCE = paise(10_000_000);

/** Reads a price difference in rupees; a missing one is 0. Returns undefined unless it is whole paise. */
function difference(value: unknown = 0): Paise | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const amount = toPaise(rupees(value));
  return Number(value.toFixed(2)) === value && Math.abs(amount) <= MAX_DIFFERENCE ? amount : undefined;
}

/** A name as it is stored; undefined for a wrong one. */
function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  return [...trimmed].length > MAX_OPTION_NAME || trimmed.includes('\u0000') ? undefined : trimmed;
}

/** Reads and writes a choice as JSON, with the difference of the price in rupees. */
export const optionChoiceCodec: RecordCodec<OptionChoice> = {
  parse(value) {
    const choice = jsonFields(value);
    if (!choice) return undefined;
    const { id, name = '', veg = true, isAvailable = true, dishId } = choice;
    const price = difference(choice.price);
    if (!isOptionId(id) || price === undefined) return undefined;
    if (typeof veg !== 'boolean' || typeof isAvailable !== 'boolean') return undefined;
    const trimmed = readName(name);
    const hindiName = readName(choice.hindiName ?? '');
    if (trimmed === undefined || hindiName === undefined) return undefined;
    const read = { id, name: trimmed, ...(hindiName && { hindiName }), price, veg, isAvailable };
    if (dishId === undefined || dishId === null) return trimmed === '' ? undefined : read;
    return isOptionId(dishId) ? { ...read, dishId } : undefined;
  },
  format: ({ price, ...choice }) => ({ ...choice, price: toRupees(price) }),
};

function readChoice(text: string): OptionChoice | undefined {
  try {
    return optionChoiceCodec.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads the choices of a group from their JSON texts; those that cannot be read are left out. */
export const readChoices = (texts: readonly string[]): OptionChoice[] =>
  texts.flatMap((text) => readChoice(text) ?? []);

import type { DocumentTranslations } from '#domain/languages/document-translations.ts';
import { type Paise, paise, rupees, toPaise } from '#domain/money.ts';
import { isOptionId, jsonFields } from './json-fields.ts';

/** One choice of an option group: a size, an extra, or another dish of the menu. */
export interface OptionChoice {
  id: string;
  name: string;
  /** The name as pages in other languages show it; missing for the original. Of a dish, the dish's own is shown. */
  translations?: DocumentTranslations<keyof typeof OPTION_TEXTS>;
  /** What it adds to the price of the dish, in paise; less than 0 makes it cheaper. */
  price: Paise;
  veg: boolean;
  isAvailable: boolean;
  /** The dish that it stands for. The server copies name, veg and availability from that dish (OPTION-7). */
  dishId?: string;
}

/** The most characters of the name of a choice or a group. */
export const MAX_OPTION_NAME = 64;
/** What is translated of a choice or a group. */
export const OPTION_TEXTS = { name: MAX_OPTION_NAME } as const;
const MAX_DIFFERENCE = paise(10_000_000);

/** Reads a price difference in rupees; a missing one is 0. Returns undefined unless it is whole paise. */
function difference(value: unknown = 0): Paise | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const amount = toPaise(rupees(value));
  return Number(value.toFixed(2)) === value && Math.abs(amount) <= MAX_DIFFERENCE ? amount : undefined;
}

/** A name as it is stored; undefined for a wrong one. */
export function readName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  return [...trimmed].length > MAX_OPTION_NAME || trimmed.includes('\u0000') ? undefined : trimmed;
}

/**
 * Reads a choice from parsed JSON; undefined for a wrong one. Its translations are as they are: the server checks them
 * before it stores them (choice-codec.ts).
 */
export function readChoice(value: unknown): OptionChoice | undefined {
  const choice = jsonFields(value);
  if (!choice) return undefined;
  const { id, name = '', translations, veg = true, isAvailable = true, dishId } = choice;
  const price = difference(choice.price);
  if (!isOptionId(id) || price === undefined) return undefined;
  if (typeof veg !== 'boolean' || typeof isAvailable !== 'boolean') return undefined;
  const trimmed = readName(name);
  if (trimmed === undefined) return undefined;
  const texts = translations as OptionChoice['translations'];
  const read = { id, name: trimmed, ...(texts && { translations: texts }), price, veg, isAvailable };
  if (dishId === undefined || dishId === null) return trimmed === '' ? undefined : read;
  return isOptionId(dishId) ? { ...read, dishId } : undefined;
}

function fromJson(text: string): OptionChoice | undefined {
  try {
    return readChoice(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads the choices of a group from their JSON texts; those that cannot be read are left out. */
export const readChoices = (texts: readonly string[]): OptionChoice[] =>
  texts.flatMap((text) => fromJson(text) ?? []);

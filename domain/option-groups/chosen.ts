import { type Paise, rupees, toPaise, toRupees, ZERO_PAISE } from '#domain/money.ts';
import type { RecordCodec } from '#domain/rows/row.ts';
import { isOptionId, jsonFields } from './json-fields.ts';

/** An option of a cart line or order line, with its name and price at the time it was chosen. */
export interface ChosenOption {
  groupId: string;
  choiceId: string;
  /** The name of the group, and of the choice. */
  group: string;
  name: string;
  /** What it adds to the price of the dish, in paise. */
  price: Paise;
}

/** The most choices of one line. */
export const MAX_OPTIONS = 40;
/** The most characters of a line's instruction to the kitchen. */
export const MAX_LINE_NOTE = 140;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads and writes a chosen option as JSON. Clients send the two ids; the server finds names and price, whatever else they
 * send.
 */
export const chosenOptionCodec: RecordCodec<ChosenOption> = {
  parse(value) {
    const option = jsonFields(value);
    if (!option || !isOptionId(option.groupId) || !isOptionId(option.choiceId)) return undefined;
    const { groupId, choiceId, price } = option;
    return {
      groupId,
      choiceId,
      group: text(option.group),
      name: text(option.name),
      price: typeof price === 'number' && Number.isFinite(price) ? toPaise(rupees(price)) : ZERO_PAISE,
    };
  },
  format: ({ price, ...option }) => ({ ...option, price: toRupees(price) }),
};

function readOption(json: string): ChosenOption | undefined {
  try {
    return chosenOptionCodec.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** Reads the chosen options of a cart line from their JSON texts, or null for none. */
export const readOptions = (texts: readonly string[] | null): ChosenOption[] =>
  (texts ?? []).flatMap((json) => readOption(json) ?? []);

/** The chosen options as words: 'Full, Extra cheese'; empty for none. */
export const optionWords = (options: readonly { name: string }[] = []): string =>
  options.map(({ name }) => name).join(', ');

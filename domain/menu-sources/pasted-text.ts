import { withoutUnseen } from '#domain/comparing.ts';
import { cellsOfName } from './dish-names.ts';
import { type DraftLine, draftOf, type GroupNames, type MenuDraft } from './draft.ts';
import { isPortion } from './portions.ts';
import { costsOf, mayBeHalfAndFull, priceText } from './prices.ts';
import { type PricedText, pricedText } from './text-prices.ts';

/** A menu as people type it into a chat: names with prices, headings without one, descriptions below their dish. */

/** Signs before a name: bullets, numbers, pictures but for the circles of veg marks. */
const BULLETS = /^(?:[\s•●○◦▪■►▶➤✓✔*\-–—>]|(?!🟢|🔴|🟤)\p{Extended_Pictographic}\uFE0F?|\d{1,3}[.)]\s)+/u;
const PICTURES = /(?!🟢|🔴|🟤)\p{Extended_Pictographic}\uFE0F?/gu;
/** Signs that make a heading in chats and in plain text. */
const AROUND_HEADING = /^[\s*_#=~•\-–—:]+|[\s*_#=~•\-–—:!]+$/gu;
const EMPHASIZED = /^\s*(?:[*_#=~]|[-–—]{2,})|:\s*$/u;
/** The number of a phone in India, in two groups or one. */
const PHONE = /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/;
/** Amounts that belong to no dish: 'Min order 200', 'Delivery free above 300', 'GST 5% extra'. */
const TERMS =
  /^(?:free\s+)?(?:home\s+)?delivery\b.*(?:free|above|charge|extra)|^min(?:imum|\.)?\s+order\b|^(?:gst|tax(?:es)?|packing|packaging|parcel)\s+(?:charges?|extra|\d)/i;
/** Descriptions are longer than headings (characters). */
const LONGEST_HEADING = 40;

/** Signs of bold and slanted words in chats. */
const EMPHASIS = /(?<=^|\s)[*_]+(?=[^\s*_])|(?<=[^\s*_])[*_]+(?=\s|$)/gu;

const isCapital = (text: string) => text === text.toUpperCase() && /\p{Lu}/u.test(text);

/** Whether a line without a price, directly below a dish, describes it. */
const isDescription = (line: string, text: string) =>
  /^\s|^[(\p{Ll}]/u.test(line) || text.length > LONGEST_HEADING;

interface Heading {
  name: string;
  /** The portions that its columns of prices are of: 'Half  Full'. */
  portions: string[];
}

function headingOf(text: string): Heading {
  const words = text.replace(PICTURES, ' ').replace(AROUND_HEADING, '').split(/\s+/);
  let from = words.length;
  while (from > 0 && isPortion(words[from - 1] ?? '')) from -= 1;
  const portions = words.length - from > 1 && from > 0 ? words.slice(from) : [];
  const named = portions.length > 0 ? words.slice(0, from) : words;
  return { name: named.join(' ').replace(AROUND_HEADING, ''), portions };
}

/** Portions in brackets after a name, one for each price: 'Fish Fry (2 pc/4 pc)'. */
function bracketed(name: string, count: number): { name: string; portions: string[] } {
  const [, before = '', inside = ''] = /^(.+?)\s*\(([^()]+)\)$/u.exec(name) ?? [];
  const portions = inside.split('/').map((part) => part.trim());
  const areAll = count > 1 && portions.length === count && portions.every(isPortion);
  return areAll ? { name: before, portions } : { name, portions: [] };
}

interface DishReading {
  category: string;
  /** What the prices of a line without labels are of. */
  portions: readonly string[];
  names: GroupNames;
  /** Whether two prices that say nothing else are half and full. */
  areHalfAndFull: boolean;
}

function readDish(line: number, said: PricedText, reading: DishReading): DraftLine {
  const { category, portions, names, areHalfAndFull } = reading;
  const own = bracketed(said.name, said.prices.length);
  const answered = areHalfAndFull ? [names.half, names.full] : [];
  const labels = [own.portions, portions, answered].find(({ length }) => length === said.prices.length) ?? [];
  const costs = said.isUnclear ? undefined : costsOf(said.prices, labels, names.portion);
  const isAsked = !costs && !said.isUnclear && mayBeHalfAndFull(said.prices);
  const { cells, groups } = cellsOfName(own.name, names);
  const prices = said.prices.map(({ label, price }) => `${label} ${priceText(price)}`.trim());
  const typed = [said.number, ...prices].filter(Boolean).join(' / ');
  const known = costs?.price ?? (isAsked ? said.prices[0]?.price : undefined);
  const price = known === undefined ? typed : priceText(known);
  return {
    line,
    cells: {
      ...cells,
      ...(category !== '' && { menu: category }),
      // A lone number that is unclear must not be read as the price after all.
      price: costs || prices.length > 1 ? price : `? ${price}`,
    },
    groups: [...(costs?.groups ?? []), ...groups],
    problems: isAsked ? [{ kind: 'twoPrices', text: typed }] : [],
  };
}

const withDescription = (dish: DraftLine, text: string): DraftLine => ({
  ...dish,
  cells: { ...dish.cells, description: [dish.cells.description, text].filter(Boolean).join(' ') },
});

/** Longer lines are no dishes (characters). */
const LONGEST_LINE = 300;

/** Reads a text that people typed or copied line by line, so that others get a turn between the lines of a long one. */
export class PastedText {
  private readonly lines: DraftLine[] = [];
  private readonly leftOut: string[] = [];
  private readonly names: GroupNames;
  private readonly areHalfAndFull: boolean;
  private heading: Heading = { name: '', portions: [] };
  /** The portions of the last heading that names some: a menu says only once what its two prices are of. */
  private portions: string[] = [];
  /** A line without a price that is a heading if dishes follow, or the name of a dish whose price is on the next line. */
  private waiting: string | undefined;
  private isBelowDish = false;

  /** @param areHalfAndFull whether two prices that say nothing else are half and full */
  constructor(names: GroupNames, areHalfAndFull: boolean) {
    this.names = names;
    this.areHalfAndFull = areHalfAndFull;
  }

  /** @param at the number of lines before it */
  read(line: string, at: number): void {
    const typed = withoutUnseen(line.slice(0, LONGEST_LINE)).normalize('NFC');
    const said = typed.replace(BULLETS, '').trim();
    const isNote = PHONE.test(said) || TERMS.test(said) || line.length > LONGEST_LINE;
    const priced =
      said === '' || isNote ? undefined : pricedText(said.replace(EMPHASIS, '').replace(PICTURES, ' '));
    if (said === '') this.isBelowDish = false;
    else if (priced) this.readDish(said, priced, at + 1);
    else this.readUnpriced(typed, said, isNote);
  }

  /** The menu that the lines make. */
  end(): MenuDraft {
    this.leaveWaiting();
    return draftOf(this.lines, this.leftOut);
  }

  private readDish(said: string, priced: PricedText, line: number): void {
    const { waiting } = this;
    const isPriceOnly = priced.name === '';
    const name = isPriceOnly ? waiting?.replace(BULLETS, '').trim() : priced.name;
    if (!isPriceOnly && waiting !== undefined) this.heading = headingOf(waiting);
    if (this.heading.portions.length > 0) this.portions = this.heading.portions;
    if (name === undefined) this.leftOut.push(said);
    else {
      const { heading, portions, names, areHalfAndFull } = this;
      const reading = { category: heading.name, portions, names, areHalfAndFull };
      this.lines.push(readDish(line, { ...priced, name }, reading));
    }
    this.waiting = undefined;
    this.isBelowDish = name !== undefined;
  }

  private readUnpriced(typed: string, said: string, isNote: boolean): void {
    const last = this.lines.at(-1);
    const isHeading = EMPHASIZED.test(typed) || isCapital(said);
    if (this.isBelowDish && last && !isHeading && !isNote && isDescription(typed, said)) {
      this.lines[this.lines.length - 1] = withDescription(last, said);
      return;
    }
    this.leaveWaiting();
    if (isNote || said.startsWith('(')) this.leftOut.push(said);
    else this.waiting = typed.trim();
    this.isBelowDish = false;
  }

  private leaveWaiting(): void {
    if (this.waiting !== undefined) this.leftOut.push(this.waiting);
    this.waiting = undefined;
  }
}

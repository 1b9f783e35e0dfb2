import { cut } from '#domain/cutting.ts';
import type { DishType } from '#domain/dishes/kinds.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { cleanValue } from '#domain/messages/texts-with-values.ts';
import type { Day } from '#domain/time/local-time.ts';
import type { todaysMenuWords } from './todays-menu-words.ts';

/** Today's menu, as a kitchen sends it to the group of its customers: as a text, and as a picture (TELL-11). */

/** A dish on it, or what the customers of a plan choose. */
export interface MenuLine {
  name: string;
  /** Null: no dish. */
  type: DishType | null;
  /** In words; null: none of its own. */
  price: string | null;
}

/** The dishes of a category, or of a meal time of a plan. */
export interface MenuPart {
  title: string;
  lines: readonly MenuLine[];
}

/** What is shown, and how many dishes there are besides. */
export interface TodaysMenu {
  parts: readonly MenuPart[];
  more: number;
}

/** The answer of `GET /v1/todays-menu`. */
export interface TodaysMenuAnswer {
  day: Day;
  text: string;
  /** Opens WhatsApp, where the person chooses the group. */
  link: string;
  /** Whether there is nothing to send. */
  isEmpty: boolean;
}

const MOST_LINES = 30;
const MOST_NAME = 60;
/** The most characters of all lines together, so that a text has room for the owner's words. */
const MOST_CHARACTERS = 1200;
/** Characters of a line besides its name: the mark and the price. */
const BESIDES = 16;

const short = (name: string): string => cut(cleanValue(name), MOST_NAME, '…');
const lengthOf = (text: string): number => [...text].length + BESIDES;

/** As much of a menu as a text and a picture have room for, with names on one line. */
export function boundedMenu(parts: readonly MenuPart[]): TodaysMenu {
  let lines = MOST_LINES;
  let room = MOST_CHARACTERS;
  let more = 0;
  const shown = parts.flatMap((part) => {
    const title = short(part.title);
    room -= lengthOf(title);
    const kept: MenuLine[] = [];
    for (const line of part.lines) {
      const name = short(line.name);
      room -= lengthOf(name);
      // After one that has no room none follows, so that the order stays.
      if (room < 0 || kept.length === lines) more += 1;
      else kept.push({ ...line, name });
    }
    lines -= kept.length;
    return kept.length > 0 ? [{ title, lines: kept }] : [];
  });
  return { parts: shown, more };
}

/** The marks of a text, which differ in shape too. */
const MARKS: Readonly<Record<DishType, string>> = { veg: '🟢', 'non-veg': '🔺' };

/** The menu as the lines of a text. What stands between asterisks is bold in WhatsApp. */
export function menuLines({ parts, more }: TodaysMenu, words: Translated<typeof todaysMenuWords>): string[] {
  const lines = parts.flatMap(({ title, lines: theirs }) => [
    '',
    `*${title}*`,
    ...theirs.map(({ name, type, price }) =>
      [type ? `${MARKS[type]} ${name}` : name, ...(price === null ? [] : [price])].join(' – '),
    ),
  ]);
  return [...lines, ...(more > 0 ? ['', words.more(more)] : [])];
}

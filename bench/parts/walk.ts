/**
 * A person's way through screens, counted and timed by the keystroke-level model of Card, Moran and Newell: 0.28 s for a key
 * (an average typist who is no professional), 1.3 s to point at something and press it, 1.35 s to think before each press and
 * each field, 0.4 s to change between keyboard and mouse; and 0.24 s to read a word (250 words a minute), each word once.
 * What the program needs to answer is measured.
 */
import type { Locator, Page } from '@playwright/test';

const KEY = 0.28;
const PRESS = 1.3;
const THINK = 1.35;
const HAND = 0.4;
const WORD = 0.24;

interface Counted {
  name: string;
  presses: number;
  keys: number;
  words: number;
  /** Seconds for what is to be looked up away from the screen, such as a number on a licence. */
  elsewhere: number;
  /** Seconds in which the person waits for the program. */
  waited: number;
  fields: number;
}

export class Walk {
  readonly screens: Counted[] = [];
  readonly page: Page;
  readonly #read = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  get #now(): Counted {
    const now = this.screens.at(-1);
    if (!now) throw new Error('A walk begins with a screen');
    return now;
  }

  /** A screen opens, and what is new on it is read. */
  async screen(name: string, within: Locator): Promise<void> {
    const began = performance.now();
    await within.waitFor();
    const lines = (await within.innerText()).split('\n').filter((line) => !this.#read.has(line));
    for (const line of lines) this.#read.add(line);
    const words = lines.join(' ').split(/\s+/).filter(Boolean).length;
    const waited = (performance.now() - began) / 1000;
    this.screens.push({ name, presses: 0, keys: 0, words, elsewhere: 0, waited, fields: 0 });
  }

  async press(target: Locator): Promise<void> {
    this.#now.presses += 1;
    const began = performance.now();
    await target.click();
    this.#now.waited += (performance.now() - began) / 1000;
  }

  /** Presses a field and types into it. What stands there is replaced. */
  async type(field: Locator, text: string): Promise<void> {
    const now = this.#now;
    now.fields += 1;
    now.keys += text.length;
    await field.fill(text);
  }

  async choose(field: Locator, option: string): Promise<void> {
    // The list opens with the first press.
    this.#now.presses += 2;
    await field.selectOption(option);
  }

  lookUp(seconds: number): void {
    this.#now.elsewhere += seconds;
  }

  /** Seconds on one screen. */
  static seconds({ presses, keys, words, elsewhere, waited, fields }: Counted): number {
    const acting = (presses + fields) * (PRESS + THINK) + keys * KEY + fields * 2 * HAND;
    return acting + words * WORD + elsewhere + waited;
  }

  /** The table, a line a screen, and the sum. */
  table(): string {
    const rows = this.screens.map((screen) => {
      const { name, presses, keys, words, elsewhere, fields } = screen;
      return `| ${name} | ${presses + fields} | ${keys} | ${words} | ${elsewhere} | ${Walk.seconds(screen).toFixed(0)} |`;
    });
    const sum = (of: (screen: Counted) => number) =>
      this.screens.reduce((total, screen) => total + of(screen), 0);
    const all = sum(Walk.seconds);
    return [
      '| screen | presses | keys | words | away (s) | seconds |',
      '|---|---|---|---|---|---|',
      ...rows,
      `| **${this.screens.length} screens** | ${sum(({ presses, fields }) => presses + fields)} | ${sum(({ keys }) => keys)}` +
        ` | ${sum(({ words }) => words)} | ${sum(({ elsewhere }) => elsewhere)} | ${all.toFixed(0)} |`,
      '',
      `${(all / 60).toFixed(1)} minutes; ${((2 * all) / 60).toFixed(1)} if everything, reading too, takes twice as long`,
    ].join('\n');
  }
}

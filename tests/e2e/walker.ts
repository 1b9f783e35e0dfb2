import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Random, randomFrom } from '#domain/demo/random.ts';
import { DEMO_ROLES } from '#domain/demo/roles.ts';
import { ADMIN_SECTIONS } from '#web/admin-screens.ts';
import { screensOf } from '#web/staff/shell/sections.ts';
import { watchForErrors } from './browser-errors.ts';
import { type Control, controlsOf, elementOf, isAtRest, type Place, placeOf } from './controls.ts';
import { awake } from './fixture.ts';
import { cutTexts, otherTotals, unnamed } from './walker-looks.ts';

// Presses what can be pressed in a demo, chosen by a seed, and looks after each press for what must never be.

export const WALKERS = ['visitor', ...DEMO_ROLES] as const;
export type Walker = (typeof WALKERS)[number];

export interface Walked {
  steps: number;
  /** The different screens it was on. */
  screens: Set<string>;
  /** What must never be, each once, with the presses before it. */
  findings: Map<string, string>;
}

const SHOP = [
  ...[
    '/',
    '/menu',
    '/plans',
    '/cart',
    '/payment',
    '/orders',
    '/my-meals',
    '/balance',
    '/profile',
    '/support',
  ],
  ...['/about', '/complaint', '/legal', '/privacy', '/newsletter', '/help', '/my-company', '/order-success'],
  ...['/login', '/signup', '/forgot-password'],
];
/** What people type, most of it wrong for most fields. */
const TYPED = [
  ...['Asha', 'Two rotis, no onion', '9876543210', '411001', 'asha@rasoi.test', 'Swaad-1234', '2', '50', '0'],
  ...[
    '-1',
    '1e21',
    '1,5',
    '१२०',
    ' ',
    '😀',
    '\u202eabc',
    '<b>bold</b>',
    '__proto__',
    'தோசை',
    'word '.repeat(60),
  ],
];
const TYPED_AS: Readonly<Record<string, readonly string[]>> = {
  number: ['0', '1', '2', '50', '-1', '1.5', '99999999'],
  date: ['2026-11-30', '2026-12-05', '2020-01-01', '9999-12-31'],
  time: ['00:00', '12:30', '23:59'],
  month: ['2026-11', '2020-01'],
  'datetime-local': ['2026-12-05T12:30'],
};
/** Ends what others need: an account, or the walk itself. */
const FINAL = /delete (my )?account|close (my )?account/i;
/** Waits for a device that a browser of tests does not have. */
const ASKS_A_DEVICE = /passkey/i;
const SIGNS_OUT = /^(log ?out|sign out)/i;
/** Milliseconds that something may be busy. */
const LONGEST = 10_000;
const PRESS = { timeout: 2_000 };
const TRAIL = 6;

/** A place by its screen: documents of one kind have the same. */
const screenOf = ({ address }: Pick<Place, 'address'>) =>
  (address.split('?', 1)[0] ?? '').replace(/^\/(hi|ta)(?=\/|$)/, '').replace(/\/[^/]*\d[^/]*/g, '/…') || '/';

/** Whoever chooses a language keeps it, also when they go back. */
const languageOf = ({ address }: Place) => /^\/(hi|ta)(?=[/?]|$)/.exec(address)?.[1] ?? 'en';

/** One walk as one person. */
class Walk implements Walked {
  readonly screens = new Set<string>();
  readonly findings = new Map<string, string>();
  steps = 0;
  readonly #page: Page;
  readonly #random: Random;
  readonly #walker: Walker;
  readonly #trail: string[] = [];
  /** How often a control of a screen was used: others come first. */
  readonly #used = new Map<string, number>();
  /** Screens whose names were looked at. */
  readonly #named = new Set<string>();

  constructor(page: Page, walker: Walker, seed: number) {
    this.#page = page;
    this.#walker = walker;
    this.#random = randomFrom(seed);
  }

  report(what: string, details = ''): void {
    if (!this.findings.has(what))
      this.findings.set(what, `${details} after ${this.#trail.join(' → ')}`.trim());
  }

  async signIn(): Promise<void> {
    if (this.#walker === 'visitor') return;
    const headers = { 'x-appwrite-project': 'rasoi' };
    const answer = await this.#page
      .context()
      .request.post('/v1/demo/sessions', { data: { as: this.#walker }, headers });
    if (!answer.ok()) throw new Error(`${this.#walker} can't sign in: ${await answer.text()}`);
  }

  /** Opens one of the screens of the person. */
  async open(): Promise<void> {
    const staff = screensOf(ADMIN_SECTIONS).filter(({ roles }) =>
      roles.some((role) => role === this.#walker),
    );
    const own = staff.map(({ to }) => to);
    const path = this.#random.pick<string>(
      own.length > 0 ? ['/admin', ...own] : this.#walker === 'rider' ? ['/deliver', '/profile'] : SHOP,
    );
    await this.signIn();
    this.#note(`open ${path}`);
    await this.#page.goto(path);
    await awake(this.#page);
  }

  #note(step: string): void {
    this.#trail.push(step);
    if (this.#trail.length > TRAIL) this.#trail.shift();
  }

  /** One press, or another way on, and a look at what has become of it. */
  async step(): Promise<void> {
    this.steps++;
    const before = await placeOf(this.#page);
    if (this.#random.chance(0.04)) await this.open();
    else if (this.#random.chance(0.05)) await this.#escape();
    else {
      const control = await this.#choose(before);
      if (!control) return this.open();
      await this.#use(control);
      if (SIGNS_OUT.test(control.name)) return this.open();
      await this.#rest(control.name);
      const after = await placeOf(this.#page);
      // A link out of an open menu takes the place of the menu's entry.
      const isElsewhere =
        after.entry > before.entry || (control.kind === 'link' && screenOf(after) !== screenOf(before));
      if (isElsewhere && languageOf(after) === languageOf(before) && this.#random.chance(0.4))
        await this.#goBack(before, after);
    }
    await this.look();
  }

  async #escape(): Promise<void> {
    this.#note('Escape');
    await this.#page.keyboard.press('Escape');
  }

  async #choose(place: Place): Promise<Control | undefined> {
    const all = await controlsOf(this.#page);
    const controls = all.filter(({ name }) => !FINAL.test(name) && !ASKS_A_DEVICE.test(name));
    if (controls.length === 0) return undefined;
    const keyOf = ({ kind, name }: Control) => `${screenOf(place)} ${kind} ${name.replace(/\d+/g, '0')}`;
    const rows = controls.map((control) => ({
      control,
      share: 1 / (1 + (this.#used.get(keyOf(control)) ?? 0)) ** 2,
    }));
    const { control } = this.#random.weighted(rows);
    this.#used.set(keyOf(control), (this.#used.get(keyOf(control)) ?? 0) + 1);
    return control;
  }

  async #use(control: Control): Promise<void> {
    const { kind, name, type } = control;
    const element = await elementOf(this.#page, control);
    if (!element) return;
    const typed = this.#random.pick(TYPED_AS[type] ?? TYPED);
    this.#note(
      `${kind} “${name}”${kind === 'field' ? ` ← ${typed.slice(0, 20)}` : ''} on ${this.#page.url()}`,
    );
    try {
      if (kind === 'field') await element.fill(typed, PRESS);
      else if (kind === 'select') {
        const count = await element.evaluate((select) => (select as HTMLSelectElement).options.length);
        await element.selectOption({ index: this.#random.whole(0, Math.max(0, count - 1)) }, PRESS);
      } else await element.click(PRESS);
    } catch {
      // It has gone meanwhile, or something lies over it.
    }
  }

  async #rest(after: string): Promise<void> {
    await this.#page.waitForLoadState('domcontentloaded');
    await awake(this.#page);
    await this.#page.waitForTimeout(150);
    await this.#page
      .waitForFunction(isAtRest, undefined, { timeout: LONGEST })
      .catch(async () => this.report(`busy for 10 s on ${screenOf(await placeOf(this.#page))}`, after));
  }

  /** Expects Back to lead to the place before the last press, and goes on from there. */
  async #goBack(before: Place, after: Place): Promise<void> {
    this.#note('Back');
    await this.#page.evaluate(() => history.back());
    await this.#rest('Back');
    const isBack = (place: Place) =>
      place.address === before.address &&
      place.heading === before.heading &&
      (place.dialogs === before.dialogs || after.entry === before.entry);
    let now = await placeOf(this.#page);
    for (let tries = 0; tries < 20 && !isBack(now); tries++) {
      await this.#page.waitForTimeout(100);
      now = await placeOf(this.#page);
    }
    const words = (place: Place) => `${screenOf(place)} “${place.heading}” (${place.dialogs} dialogs)`;
    if (!isBack(now))
      this.report(`Back from ${words(after)} led to ${words(now)} instead of ${words(before)}`);
  }

  /** Looks for what must never be. */
  async look(): Promise<void> {
    await this.#rest('a look');
    const place = await placeOf(this.#page);
    const screen = screenOf(place);
    this.screens.add(screen);
    const title = this.#page.locator('dialog:modal').last();
    const state = `${screen} ${place.dialogs ? await title.getAttribute('aria-labelledby') : ''}`;
    const report = (what: string, found: readonly string[]) => {
      if (found.length > 0) this.report(`${what} on ${screen}`, found.slice(0, 5).join(' | '));
    };
    report('cut texts', await cutTexts(this.#page));
    report('another total than the API’s', await otherTotals(this.#page));
    if (!this.#named.has(state)) report('no name', await unnamed(this.#page));
    this.#named.add(state);
  }
}

function watch(context: BrowserContext, walk: Walk): void {
  context.on('response', (answer) => {
    if (answer.status() >= 500)
      walk.report(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  context.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  context.on('page', (page) => void page.close().catch(() => {}));
}

/** Walks through the demo at an address for so many milliseconds. */
export async function walkAs(
  walker: Walker,
  {
    browser,
    origin,
    seed,
    milliseconds,
  }: { browser: Browser; origin: string; seed: number; milliseconds: number },
): Promise<Walked> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // tsx gives functions their names back by a function that pages lack; and nobody closes a print dialog here.
  await context.addInitScript(
    'globalThis.__name = (named) => named; print = () => setTimeout(() => dispatchEvent(new Event("afterprint")));',
  );
  const page = await context.newPage();
  const walk = new Walk(page, walker, seed);
  watch(context, walk);
  const errors = watchForErrors(browser, context);
  const end = Date.now() + milliseconds;
  try {
    await walk.open();
    while (Date.now() < end) {
      await walk.step();
      for (const error of errors.found.splice(0)) walk.report(error);
    }
  } finally {
    errors.stop();
    await context.close();
  }
  return walk;
}

import { describe, expect, it } from 'vitest';
import { createKeptPages, type KeptPage } from './kept-pages.ts';

const KINDS = [
  { path: '/', params: [], shows: ['dishes'] },
  { path: '/menu', params: ['category', 'dish'], shows: ['dishes', 'reviews'] },
  { path: '/about', params: [], shows: [] },
];

/** Kept pages for a test that finishes each rendering and sends each event itself. */
function scene() {
  let emit: (event: { collection: string }) => void = () => {};
  let lose: () => void = () => {};
  const renderings: { address: string; end(html: string | undefined, changesAt?: Date): void }[] = [];
  let now = new Date('2026-11-23T05:00:00Z');
  const pages = createKeptPages(
    KINDS,
    {
      subscribe(listener, onMissed = () => {}) {
        emit = listener;
        lose = onMissed;
        return () => {};
      },
    },
    (address) =>
      new Promise((resolve) => {
        renderings.push({
          address,
          end: (html, changesAt) =>
            resolve(
              html === undefined
                ? undefined
                : { html, policy: '', contentType: 'text/html', ...(changesAt && { changesAt }) },
            ),
        });
      }),
    () => now,
  );
  const text = async (page: Promise<KeptPage | undefined>) => (await page)?.body.bytes.toString();
  return {
    pages,
    renderings,
    change: (collection: string) => emit({ collection }),
    lose: () => lose(),
    setClock: (text: string) => {
      now = new Date(text);
    },
    ask: (address: string) => text(pages.page(address)),
    /** Renders an address and keeps it. */
    async keep(address: string, html: string, changesAt?: Date) {
      const asked = text(pages.page(address));
      renderings.at(-1)?.end(html, changesAt);
      await asked;
    },
  };
}

describe('the address of a kept page', () => {
  const { pages } = scene();

  it('contains its known parameters in a fixed order, without empty ones', () => {
    expect(pages.addressOf('/menu?dish=d1&category=m1')).toBe('/menu?category=m1&dish=d1');
    expect(pages.addressOf('/menu?dish=')).toBe('/menu');
    expect(pages.addressOf('/')).toBe('/');
  });

  it('does not exist for other pages or other parameters', () => {
    expect(pages.addressOf('/cart')).toBeUndefined();
    expect(pages.addressOf('/menu?q=dal')).toBeUndefined();
    expect(pages.addressOf('/about?utm=1')).toBeUndefined();
  });
});

describe('a kept page', () => {
  it('is rendered once for all requests during the rendering and later', async () => {
    const { ask, renderings } = scene();
    const both = Promise.all([ask('/menu'), ask('/menu')]);
    renderings[0]?.end('menu');
    expect(await both).toEqual(['menu', 'menu']);
    expect(await ask('/menu')).toBe('menu');
    expect(renderings).toHaveLength(1);
  });

  it('is rendered again only when a document that it shows has changed', async () => {
    const { ask, keep, change, renderings } = scene();
    await keep('/', 'home');
    change('reviews');
    expect(await ask('/')).toBe('home');
    change('dishes');
    const fresh = ask('/');
    renderings.at(-1)?.end('home, new price');
    expect(await fresh).toBe('home, new price');
  });

  it('is not used after a change if its rendering began before', async () => {
    const { ask, change, renderings } = scene();
    const before = ask('/menu');
    change('dishes');
    const after = ask('/menu');
    renderings[0]?.end('old');
    renderings[1]?.end('new');
    expect(await before).toBe('old');
    expect(await after).toBe('new');
    expect(await ask('/menu')).toBe('new');
  });

  it('is rendered again when events of another instance were lost', async () => {
    const { ask, keep, lose, renderings } = scene();
    await keep('/', 'home');
    lose();
    void ask('/');
    expect(renderings).toHaveLength(2);
  });

  it('is rendered again after a rendering that failed or can’t be kept', async () => {
    const { ask, keep, renderings } = scene();
    await keep('/', 'home');
    const none = ask('/about');
    renderings.at(-1)?.end(undefined);
    expect(await none).toBeUndefined();
    void ask('/about');
    expect(renderings.map(({ address }) => address)).toEqual(['/', '/about', '/about']);
  });
});

// HOURS-9
describe('a page that depends on the clock', () => {
  it('is kept only until the time when its text changes', async () => {
    const { pages, keep, setClock } = scene();
    setClock('2026-11-23T06:25:00Z');
    await keep('/menu', 'Opens at 12:00 pm', new Date('2026-11-23T06:30:00Z'));
    setClock('2026-11-23T06:29:59.999Z');
    expect(pages.current('/menu')?.body.bytes.toString()).toBe('Opens at 12:00 pm');
    setClock('2026-11-23T06:30:00Z');
    expect(pages.current('/menu')).toBeUndefined();
    await keep('/menu', 'The menu');
    expect(pages.current('/menu')?.body.bytes.toString()).toBe('The menu');
  });

  it('is rendered again after ten minutes', async () => {
    const { pages, keep, setClock } = scene();
    await keep('/about', 'About');
    setClock('2026-11-23T05:09:59.999Z');
    expect(pages.current('/about')).toBeDefined();
    setClock('2026-11-23T05:10:00Z');
    expect(pages.current('/about')).toBeUndefined();
  });
});

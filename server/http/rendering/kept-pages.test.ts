import { describe, expect, it } from 'vitest';
import { createKeptPages, type KeptPage } from './kept-pages.ts';

const KINDS = [
  { path: '/', params: [], shows: ['dishes'] },
  {
    path: '/menu',
    params: ['category', 'q', 'dish'],
    shows: ['dishes', 'reviews'],
    values: {
      load: async () => undefined,
      isCostly: (params: URLSearchParams) => params.has('q'),
      /** Keeps only known categories, and no search but one. */
      fold(params: URLSearchParams, facts: unknown) {
        if (params.has('q')) return params.get('q') === 'nothing' ? new URLSearchParams() : undefined;
        const category = params.get('category');
        if (category !== null && !(facts as Set<string>).has(category)) params.delete('category');
        return params;
      },
    },
  },
  { path: '/about', params: [], shows: [] },
  { path: '/not-found', params: [], shows: [] },
];

/** Kept pages for a test that finishes each rendering and sends each event itself. */
function scene() {
  let emit: (event: { collection: string }) => void = () => {};
  let lose: () => void = () => {};
  const renderings: { address: string; end(html: string | undefined, changesAt?: Date): void }[] = [];
  let now = new Date('2026-11-23T05:00:00Z');
  let factsRead = 0;
  const waiting: { network: string | undefined; begin(): void }[] = [];
  const pages = createKeptPages({
    kinds: KINDS,
    changes: {
      subscribe(listener, onMissed = () => {}) {
        emit = listener;
        lose = onMissed;
        return () => {};
      },
    },
    render: (address) =>
      new Promise((resolve) => {
        renderings.push({
          address,
          end: (html, changesAt) =>
            resolve(
              html === undefined
                ? undefined
                : {
                    status: 200,
                    html,
                    policy: '',
                    contentType: 'text/html',
                    ...(changesAt && { changesAt }),
                  },
            ),
        });
      }),
    takeTurn: (network, task) =>
      network === undefined
        ? task()
        : new Promise((resolve, reject) => {
            waiting.push({ network, begin: () => void task().then(resolve, reject) });
          }),
    loadFacts: async () => {
      factsRead++;
      return new Set(['m1', 'm2']);
    },
    missingPage: (pathname) => (pathname === '/cart' ? undefined : '/not-found'),
    clock: () => now,
  });
  const text = async (page: Promise<KeptPage | undefined>) => (await page)?.body.bytes.toString();
  return {
    pages,
    renderings,
    waiting,
    factsRead: () => factsRead,
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

  it('contains its known parameters in a fixed order, without empty ones', async () => {
    expect(await pages.addressOf('/menu?dish=d1&category=m1')).toBe('/menu?category=m1&dish=d1');
    expect(await pages.addressOf('/menu?dish=')).toBe('/menu');
    expect(await pages.addressOf('/')).toBe('/');
  });

  // EARLY-15
  it.each([
    ['/menu?utm_source=a&fbclid=b', '/menu'],
    ['/?gclid=1', '/'],
    [`/?x=${'y'.repeat(8_000)}`, '/'],
    ['/menu?category=m1&category=m2', '/menu?category=m1'],
    ['/menu?category=nothing', '/menu'],
    ['/menu/', '/menu'],
    ['/MENU//?dish=d1', '/menu?dish=d1'],
    ['/%6denu', '/menu'],
    ['/dishes/nothing?x=1', '/not-found'],
    ['/%E0%A4%A', '/not-found'],
  ])('is the same for all addresses with the same page: %s', async (url, address) => {
    expect(await pages.addressOf(url)).toBe(address);
  });

  it('does not exist for pages of one person, or for what is never the same', async () => {
    expect(await pages.addressOf('/cart?utm=1')).toBeUndefined();
    expect(await pages.addressOf('/menu?q=dal')).toBeUndefined();
  });

  it('does not exist for a request that is sent on because of its language', async () => {
    expect(await pages.addressOf('/menu?language=hi')).toBeUndefined();
    expect(await pages.addressOf('/menu?language=nothing')).toBe('/menu');
    expect(await pages.addressOf('/nothing', 'language=hi')).toBeUndefined();
  });

  it('needs one reading of what there is to choose from, until something changes', async () => {
    const { pages, change, factsRead } = scene();
    for (let n = 0; n < 20; n++) await pages.addressOf(`/menu?category=nothing-${n}`);
    expect(factsRead()).toBe(1);
    change('dishes');
    await Promise.all([pages.addressOf('/menu?category=m1'), pages.addressOf('/menu?category=m2')]);
    expect(factsRead()).toBe(2);
  });
});

// EARLY-15
describe('requests for a page that is kept already', () => {
  it('find it without waiting, whatever their address adds', async () => {
    const { pages, keep, renderings } = scene();
    await keep('/menu', 'menu');
    await pages.addressOf('/menu?category=m1');
    const found = ['/menu', '/menu?utm_source=a', '/menu?category=nothing', '/menu?category=x&category=m1'];
    for (const url of found) expect(pages.found(url)?.body.bytes.toString()).toBe('menu');
    for (const url of ['/menu?category=m1', '/menu?language=hi', '/menu?q=dal', '/v1/health?x=1'])
      expect(pages.found(url)).toBeUndefined();
    expect(renderings).toHaveLength(1);
  });
});

// EARLY-16
describe('a search', () => {
  it('is compared with the menu when it is its network’s turn, and not before', async () => {
    const { pages, waiting, keep } = scene();
    await keep('/menu', 'menu');
    await pages.addressOf('/menu?category=m1', '', 'flood');
    expect(waiting).toEqual([]);
    expect(pages.found('/menu?q=nothing')).toBeUndefined();
    const address = pages.addressOf('/menu?q=nothing', '', 'flood');
    expect(waiting.map(({ network }) => network)).toEqual(['flood']);
    waiting[0]?.begin();
    expect(await address).toBe('/menu');
  });
});

// EARLY-16
describe('networks that wait for the same page', () => {
  it('wait each for their own turn, and the first turn renders it for all', async () => {
    const { pages, renderings, waiting } = scene();
    const asked = ['flood', 'flood', 'guest'].map((network) => pages.page('/menu', network));
    expect(waiting.map(({ network }) => network)).toEqual(['flood', 'guest']);
    waiting[1]?.begin();
    renderings[0]?.end('menu');
    const pagesOfAll = await Promise.all(asked);
    expect(pagesOfAll.map((page) => page?.body.bytes.toString())).toEqual(['menu', 'menu', 'menu']);
    waiting[0]?.begin();
    expect(renderings).toHaveLength(1);
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

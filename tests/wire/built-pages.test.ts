import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { at, type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { scriptsOfNextPages } from '#web/lib/page/next-pages.ts';
import { LATE } from '#web/lib/page/page-scripts.ts';

// The pages as they were built (`npm run build`), served to browsers. Sizes are counted in bytes, so that the machine does not matter.

const BUILD = join(PROJECT_FOLDER, 'build');
const DISHES = 40;
/** A document is sent in parts, so how small it is packed differs by some 80 bytes from one time to the next. */
const MENU = { whole: 120_000, packed: 16_100 };
/** Packed bytes, also with what is fetched once the page is used. React, its router and TanStack Query are 92 kB. */
const SCRIPTS = { requests: 7, first: 121_000, all: 206_900 };
const PACKED = { 'accept-encoding': 'gzip, deflate, br' };

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

let kitchen: Kitchen;
let origin: string;

/** An answer as it travels: `fetch` would unpack it. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const textOf = async (path: string) => (await ask(path)).bytes.toString();

beforeAll(async () => {
  kitchen = await openKitchen({}, { withPages: true });
  await kitchen.database.execute(sql`
    insert into dishes (id, created, updated, "dishId", name, description, price, "menuId", type, "imgUrl", "isAvailable", position)
    select id, now(), now(), id, 'Seasonal thali no. ' || n, 'Dish ' || n || ' of the season, with rice, two phulkas, a pickle and something sweet.',
      9900 + n, 'thalis', 'veg', '/images/' || id || '.webp', true, 1000 + n
    from (select n, 'seasonal-thali-' || n as id
      from (select count(*) as already from dishes where "isAvailable") as there, generate_series(1, ${DISHES} - already) as n) as made`);
  origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => kitchen.close());

// EARLY-6
describe('the menu as a document', () => {
  it(`is at most ${MENU.whole} bytes with ${DISHES} dishes, and ${MENU.packed} packed`, async () => {
    const packed = await ask('/menu', PACKED);
    const whole = brotliDecompressSync(packed.bytes);
    expect(whole.toString().match(/<article/g)).toHaveLength(DISHES);
    expect(whole.length).toBeLessThanOrEqual(MENU.whole);
    expect(packed.bytes.length).toBeLessThanOrEqual(MENU.packed);
  });

  // DISH-23
  it('has the colour of a picture in its place', async () => {
    expect(await textOf('/menu')).toMatch(
      /<img[^>]* src="\/images\/ghar-ki-thali\.webp"[^>]* style="--tone:#963"/,
    );
  });

  it('is packed with gzip for those who know no other', async () => {
    const { headers, bytes } = await ask('/menu', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(bytes.length).toBeLessThan(MENU.whole / 4);
  });
});

// EARLY-7
describe('the scripts of a visitor’s menu', () => {
  async function scripts() {
    const text = await textOf('/menu');
    const first = new Set(text.match(/\/assets\/[\w.-]+\.js/g));
    const manifest = await textOf(/\/assets\/manifest-[\w-]+\.js/.exec(text)?.[0] ?? '');
    const { routes } = JSON.parse(/=(\{.*\});?\s*$/s.exec(manifest)?.[1] ?? '');
    const later = new Set(scriptsOfNextPages(routes));
    const ahead = [...later].filter((script) => !text.includes(`href="${script}"`));
    return { first: [...first].filter((script) => !ahead.includes(script)), ahead };
  }
  const packed = async (paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => ask(path, PACKED)));
    return answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
  };

  it('are few, and have a bounded size, with those that are fetched ahead for the next pages', async () => {
    const { first, ahead } = await scripts();
    expect(first.length).toBeLessThanOrEqual(SCRIPTS.requests);
    expect(await packed(first)).toBeLessThanOrEqual(SCRIPTS.first);
    expect(await packed([...first, ...ahead])).toBeLessThanOrEqual(SCRIPTS.all);
  });

  it('hold no module of the admin area', async () => {
    const { first, ahead } = await scripts();
    for (const path of [...first, ...ahead]) expect(path).not.toMatch(/\/admin/);
  });
});

// REPORT-9
it('only the screen of reports loads the script that draws charts, and only once it is open', () => {
  const folder = join(BUILD, 'client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const textOfScript = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [drawing = '', ...more] = scripts.filter((name) => textOfScript(name).includes('.u-cursor-x'));
  expect([drawing, more]).toEqual([expect.stringMatching(/^plot-/), []]);
  const users = scripts.filter((name) => name !== drawing && textOfScript(name).includes(drawing));
  expect(users).toEqual([expect.stringMatching(/^admin-reports-/)]);
  expect(textOfScript(users[0] ?? '')).toMatch(new RegExp(`import\\([\`"']\\./${drawing}`));
});

describe('the scripts of a page', () => {
  // EARLY-9
  it.each(['/', '/menu', '/login'])('are not asked for before %s has been seen', async (path) => {
    const text = await textOf(path);
    expect(text).toMatch(new RegExp(`<link rel="${LATE}"[^>]*href="/assets/entry.client-`));
    expect(text).toMatch(new RegExp(`<script[^>]*type="${LATE}"`));
    expect(text).not.toMatch(/<link rel="modulepreload"|<script[^>]*(?:type="module"|src=)/);
  });

  // EARLY-9
  it.each(['/', '/menu'])('nor is the complete style sheet of %s', async (path) => {
    const text = await textOf(path);
    expect(text).toMatch(/<link[^>]*rel="wait"[^>]*data-href="/);
    expect(text).not.toMatch(/<link[^>]*rel="stylesheet"[^>]* href="/);
  });

  // EARLY-12
  it.each([
    ['/', 'hero-mobile-720', 0],
    ['/menu', 'ghar-ki-thali.webp', 4],
    ['/menu?dish=butter-chicken', 'butter-chicken.webp', 1],
  ])(
    'come after the largest picture of %s, which is loaded before all others',
    async (path, picture, eager) => {
      const text = await textOf(path);
      const urgent = text.match(/<img[^>]*fetchpriority="high"[^>]*>/gi);
      expect(urgent).toHaveLength(1);
      expect(urgent?.[0]).toContain(picture);
      expect(text.match(/<img[^>]*loading="eager"/g) ?? []).toHaveLength(eager);
    },
  );
});

describe('a kept page', () => {
  it.each([
    ['packed', PACKED],
    ['as it is', {}],
  ])('is answered with the same headers the first time and later: %s', async (_how, headers) => {
    await ask('/support', headers);
    const [
      { date: _then, 'x-request-id': idBefore, ...before },
      { date: _now, 'x-request-id': id, ...after },
    ] = [
      (
        await kitchen.app.server.inject({
          url: '/support',
          headers: { ...headers, host: new URL(origin).host },
        })
      ).headers,
      (await ask('/support', headers)).headers,
    ];
    expect(after).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      etag: expect.any(String),
    });
    // Each request has an id of its own.
    expect(id).toMatch(/^\d{10}$/);
    expect(id).not.toBe(idBefore);
    const { connection: _one, 'keep-alive': _two, ...rest } = after;
    const { connection: _three, ...first } = before;
    expect(rest).toEqual(
      Object.fromEntries(Object.entries(first).map(([name, value]) => [name, `${value}`])),
    );
  });

  it('is told to be unchanged to whoever has it', async () => {
    const { headers } = await ask('/about', PACKED);
    const again = await ask('/about', { ...PACKED, 'if-none-match': `${headers.etag}` });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('shows a change in the first answer after it was acknowledged', async () => {
    for (let times = 0; times < 2; times++)
      expect(await textOf('/menu?category=drinks')).toContain('Masala Chai');
    const chef = await kitchen.admin();
    await kitchen.send(chef, 'PATCH', `${at('dishes')}/masala-chai`, { data: { name: 'Ginger Chai' } });
    const text = await textOf('/menu?category=drinks');
    expect(text).toContain('Ginger Chai');
    expect(text).not.toContain('Masala Chai');
  });

  // SAFE-7
  it('shows what was changed on another instance', async () => {
    const database = openDatabase({ url: kitchen.url });
    const settings = readSettings({ RATE_LIMIT_SCALE: '0', DATABASE_URL: kitchen.url });
    const pincodes = bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv'));
    const parts = { database, pincodes, settings, logger: false, withPages: true };
    const [here, there] = [await createApp(parts), await createApp(parts)];
    const menu = async () => (await there.server.inject('/menu?category=snacks')).body;
    expect(await menu()).toContain('Samosa');
    const chef = await kitchen.admin('second-chef');
    const changed = await here.server.inject({
      method: 'PATCH',
      url: `/v1${at('dishes')}/samosa`,
      headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': chef.session },
      payload: { data: { name: 'Pyaz Kachori' } },
    });
    expect(changed.statusCode).toBe(200);
    await expect.poll(menu, { timeout: 10_000 }).toContain('Pyaz Kachori');
    for (const { server } of [here, there]) await server.close();
    await database.close();
  });

  it('is the same bytes for somebody who is signed in', async () => {
    const asha = await kitchen.customer('asha');
    const cookie = `a_session_rasoi=${asha.session}`;
    expect((await ask('/menu', { cookie })).bytes.equals((await ask('/menu')).bytes)).toBe(true);
  });
});

// SAFE-27
it('a page behind a mailed link is not kept by the browser', async () => {
  for (const path of ['/orders/any?secret=x', '/hi/orders/any?secret=x', '/login?userId=any&secret=x'])
    expect([path, (await ask(path)).headers['cache-control']]).toEqual([path, 'private, no-store']);
  expect((await ask('/login')).headers['cache-control']).toBe('private, no-cache');
});

// SAFE-71
describe('while the database does not answer, somebody who is signed in', () => {
  it.each(['', '/hi'])('is told so on the pages below "%s/", and not sent to login', async (base) => {
    const ravi = await kitchen.customer(`ravi${base.length}`);
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const queries = vi.spyOn(kitchen.database, 'query').mockRejectedValue(away);
    try {
      for (const path of ['/admin', '/orders', '/cart', '/payment', '/deliver']) {
        const { status, headers, bytes } = await ask(base + path, {
          cookie: `a_session_rasoi=${ravi.session}`,
          accept: 'text/html',
        });
        const html = bytes.toString();
        expect([path, status, headers['retry-after']]).toEqual([path, 503, '5']);
        expect(headers['cache-control']).toBe('private, no-store');
        expect(html).toContain(base ? 'आप अब भी साइन इन हैं' : 'You are still signed in');
        expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="5"\/?><\/noscript>/);
      }
    } finally {
      queries.mockRestore();
    }
    const back = await ask(`${base}/orders`, { cookie: `a_session_rasoi=${ravi.session}` });
    expect(back.status).toBe(200);
  });

  it('is nobody without a session', async () => {
    const { status, headers } = await ask('/orders');
    expect([status, headers.location]).toEqual([302, '/login?next=%2Forders']);
  });
});

describe('the build', () => {
  const scripts = (folder: string) =>
    readdirSync(join(BUILD, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(BUILD, folder, file), 'utf8'));

  it.each(['client/assets', 'server'])('has no development code of React and its router in %s', (folder) => {
    const warnings = ['No routes matched location', 'Each child in a list should have'];
    for (const warning of warnings)
      expect(scripts(folder).some((text) => text.includes(warning))).toBe(false);
  });
});

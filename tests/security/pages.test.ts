import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { type AccessKitchen, collectionOf, openAccessKitchen } from '#tests/access/access-kitchen.ts';
import { type DocumentName, documentNames, type Who } from '#tests/access/access-table.ts';
import { at } from '#tests/kitchen.ts';
import routes from '#web/routes.ts';
import { rawRequest } from './raw-request.ts';

// The pages as they were built (`npm run build`), of a kitchen in which every text is an attack, and with requests that try to
// change what the next visitor gets. Pages are read from the routes, texts from the attributes.

/** Ends every place in which a page could hold it: a text, an attribute, a script, a comment. */
const ATTACK = `</script><xss-1 x="' onfocus=xss2 -->`;
const BROKEN_OUT = [/<xss-1/, /(?<!\\)"' onfocus=xss2/, /(href|src|action)="\s*javascript:/i];
/** What the attack looks like where it is only a text. */
const AS_TEXT = /(&lt;|\\u003c|\\\\u003c)xss-1/i;
const READERS = ['visitor', 'owner', 'admin'] as const satisfies readonly Who[];

let kitchen: AccessKitchen;
let origin: string;

beforeAll(async () => {
  kitchen = await openAccessKitchen({ withPages: true });
  await kitchen.restore();
  origin = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => kitchen.close());

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
}

const IDS: Record<string, string> = { '/admin/mail/:id': 'theirs' };
/** The addresses of all pages. */
function pathsOf(entries: readonly Entry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const address = path === '*' ? '/nowhere' : `${above}/${path}`.replace(/\/+/g, '/');
    const own = address.replace(/\/:(\w+)/g, `/${IDS[address] ?? 'theirs'}`);
    return [own === '/' ? own : own.replace(/\/$/, ''), ...pathsOf(children, address)];
  });
}
const PATHS = [...new Set(pathsOf(routes)), '/menu?dish=samosa', '/hi/menu'];

const page = (who: Who, path: string) =>
  fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: who === 'visitor' ? {} : { cookie: `a_session_rasoi=${kitchen.people[who].session}` },
  });

function expectNoScript(html: string, path: string): void {
  for (const broken of BROKEN_OUT) expect([path, broken.exec(html)?.[0]]).toEqual([path, undefined]);
}

/** Writes the attack into every text of every document, also where the rules of the collection would refuse it. */
async function poison(): Promise<number> {
  let written = 0;
  const tables: DocumentName[] = [
    ...documentNames.filter((name) => name !== 'settings' && name !== 'audits'),
    'audits',
  ];
  for (const name of tables) {
    for (const [attribute, kind] of Object.entries(collectionOf(name).attributes)) {
      if (kind.type !== 'string' || kind.oneOf || kind.generated || /Id$|^optionsKey$/.test(attribute))
        continue;
      const text = ATTACK.slice(0, kind.size);
      const column = sql.identifier(attribute);
      // What must be unique or of another form stays as it is.
      const done = await kitchen.database
        .execute(sql`update ${sql.identifier(name)} set ${column} = ${text}`)
        .then(
          () => true,
          () => false,
        );
      if (done && text === ATTACK) written += 1;
    }
  }
  return written;
}

// SEC-14
describe('a kept page', () => {
  const HOSTILE: Record<string, Record<string, string>> = {
    host: { host: 'evil.example' },
    forwarded: {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'evil',
      'x-forwarded-for': '203.0.113.1, evil.example',
      'x-forwarded-prefix': '/evil',
      forwarded: 'host=evil.example;proto=https',
    },
    rewritten: { 'x-original-url': '/evil', 'x-rewrite-url': '/evil', 'x-http-method-override': 'POST' },
    language: { 'accept-language': 'hi-IN,hi;q=0.9', accept: 'text/evil' },
    cookies: { cookie: 'a_session_rasoi=evil; theme=evil; language=hi' },
    origin: { origin: 'https://evil.example', referer: 'https://evil.example/' },
    range: { range: 'bytes=0-9', 'if-none-match': '"evil"' },
  };

  /** What differs between two renderings of the same page: times, ids of requests, hashes, and the spelling of headers. */
  const CHANGING = /^(date|x-request-id): .*\r\n|etag: "[^"]*"|'sha256-[^']*'|\d/gim;
  const clean = async (path: string) => (await rawRequest(origin, path)).toLowerCase().replace(CHANGING, '');
  /** Makes the server render its pages again: the answer is the same, but nothing of before is kept. */
  async function renew(): Promise<void> {
    for (const name of ['Snacks!', 'Snacks']) {
      const answer = await kitchen.send(kitchen.people.admin, 'PATCH', at('menus', 'snacks'), {
        data: { name },
      });
      expect(answer.statusCode).toBe(200);
    }
  }

  it.each(Object.entries(HOSTILE))(
    'is the same for the next visitor after a request with another %s',
    async (_what, headers) => {
      for (const path of ['/', '/menu', '/about']) {
        const before = await clean(path);
        expect(before).toContain('<!doctype html>');
        await renew();
        for (const target of [
          path,
          `${path}?utm=evil.example`,
          `http://evil.example${path}`,
          `/evil/..${path}`,
        ]) {
          await rawRequest(origin, target, headers);
        }
        const after = await clean(path);
        expect(after).not.toContain('evil');
        expect(after).toBe(before);
      }
    },
  );
});

// SEC-6
describe('a text that is an attack', () => {
  it.each(PATHS)('in the address of %s is only a text', async (path) => {
    const names = [
      'q',
      'category',
      'dish',
      'next',
      'secret',
      'ticket',
      'state',
      'day',
      'order',
      'error',
      'document',
    ];
    const search = names.map((name) => `${name}=${encodeURIComponent(ATTACK)}`).join('&');
    for (const who of READERS) {
      const answer = await page(who, `${path}${path.includes('?') ? '&' : '?'}${search}`);
      expectNoScript(await answer.text(), path);
      expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('in any document is only a text on every page', async () => {
    expect(await poison()).toBeGreaterThan(60);
    // Writes past the server are not noticed, so that kept pages are rendered again only after a change.
    await kitchen.send(kitchen.people.admin, 'PATCH', at('menus', 'snacks'), { data: { position: 1 } });
    const shown = new Set<string>();
    for (const path of PATHS) {
      for (const who of READERS) {
        const answer = await page(who, path);
        const html = await answer.text();
        expect([path, answer.status < 500]).toEqual([path, true]);
        expectNoScript(html, path);
        const policy = answer.headers.get('content-security-policy') ?? '';
        if (html)
          expect([
            path,
            /script-src[^;]*'(nonce|sha256)-/.test(policy),
            /script-src[^;]*'unsafe-inline'/.test(policy),
          ]).toEqual([path, true, false]);
        if (AS_TEXT.test(html)) shown.add(path);
      }
    }
    // The test has seen the attack on these and more.
    expect([...shown]).toEqual(
      expect.arrayContaining([
        '/menu',
        '/orders',
        '/orders/theirs',
        '/profile',
        '/admin/dishes',
        '/admin/reviews',
      ]),
    );
    expect(shown.size).toBeGreaterThan(20);
  }, 60_000);
});

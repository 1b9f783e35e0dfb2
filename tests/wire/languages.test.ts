import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';

// The pages in both languages, as they were built.

const ASSETS = join(PROJECT_FOLDER, 'build/client/assets');
/** A word of the Devanagari script. */
const DEVANAGARI = /[\u0900-\u097F]{2}/;
/** What the link to the Hindi page says. */
const SWITCH = 'हिन्दी';

let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen({ PUBLIC_URL: 'https://rasoi.example' }, { withPages: true });
});
afterAll(() => kitchen.close());

const get = (url: string, cookie?: string) =>
  kitchen.app.server.inject({ method: 'GET', url, ...(cookie && { headers: { cookie } }) });
const linksOf = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([link]) => link);

describe('a page in Hindi', () => {
  // LANG-1
  it('has its language in its address and its document, and names the page in every language', async () => {
    for (const [path, tag] of [
      ['/menu', 'en-IN'],
      ['/hi/menu', 'hi-IN'],
    ] as const) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(200);
      expect(body).toContain(`<html lang="${tag}"`);
      expect(linksOf(body, 'canonical')).toEqual([
        `<link rel="canonical" href="https://rasoi.example${path}"/>`,
      ]);
      expect(linksOf(body, 'alternate').join('\n')).toBe(
        [
          '<link rel="alternate" hrefLang="en-IN" href="https://rasoi.example/menu"/>',
          '<link rel="alternate" hrefLang="hi-IN" href="https://rasoi.example/hi/menu"/>',
          '<link rel="alternate" hrefLang="x-default" href="https://rasoi.example/menu"/>',
        ].join('\n'),
      );
    }
  });

  it('leads to Hindi pages, and guards lead to the Hindi login and back', async () => {
    const { body } = await get('/hi/menu');
    expect(body).toContain('href="/hi/cart"');
    expect(body).not.toContain('href="/cart"');
    const guarded = await get('/hi/orders');
    expect([guarded.statusCode, guarded.headers.location]).toEqual([302, '/hi/login?next=%2Forders']);
  });

  it('preloads the Devanagari fonts, which an English page does not', async () => {
    const fonts = async (path: string) => linksOf((await get(path)).body, 'preload').join();
    expect(await fonts('/hi/menu')).toContain('/fonts/hind400-devanagari.woff2');
    expect(await fonts('/menu')).not.toContain('devanagari');
  });

  // EARLY-19
  it('needs at most 100 kB of fonts on a phone', async () => {
    const { body } = await get('/hi/menu');
    const onlyWide =
      /<link[^>]*media="\(min-width[^>]*>|@media ?\((?:min-width: ?|width ?>= ?)48rem\) ?\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
    const named = body.replace(onlyWide, '').matchAll(/\/fonts\/([\w-]+\.woff2)/g);
    const files = [...new Set([...named].map(([, file = '']) => file))];
    expect(files).toContain('hind600-devanagari.woff2');
    expect(files).not.toContain('baloo700-devanagari.woff2');
    const sizes = files.map((file) => statSync(join(PROJECT_FOLDER, 'build/client/fonts', file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(100_000);
  });

  it('is not found in a language that the site does not have', async () => {
    expect((await get('/fr/menu')).statusCode).toBe(404);
    expect((await get('/hi/hi/menu')).statusCode).toBe(404);
    expect((await get('/hindi')).statusCode).toBe(404);
  });
});

// LANG-2, LANG-3
describe('the choice of a language', () => {
  it('is stored by a link that needs no script', async () => {
    const { body } = await get('/menu?category=rice');
    expect(body).toContain('href="/hi/menu?category=rice&amp;language=hi"');
    const { statusCode, headers } = await get('/hi/menu?category=rice&language=hi');
    expect([statusCode, headers.location]).toEqual([302, '/hi/menu?category=rice']);
    expect(headers['set-cookie']).toBe('language=hi; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('decides about personal pages, and never about public ones', async () => {
    expect((await get('/cart', 'language=hi')).headers.location).toBe('/hi/cart');
    const [chosen, plain] = await Promise.all([get('/menu', 'language=hi'), get('/menu')]);
    expect(chosen.statusCode).toBe(200);
    expect(chosen.body).toBe(plain.body);
  });
});

// LANG-4
describe('a visitor who reads English', () => {
  it('loads no script with Hindi texts', async () => {
    const asked = (await get('/menu')).body.match(/\/assets\/[\w.-]+\.js/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    for (const path of asked) {
      expect(path).not.toMatch(/\/hi-/);
      const text = readFileSync(join(PROJECT_FOLDER, 'build/client', path), 'utf8');
      expect(text.replaceAll(SWITCH, '')).not.toMatch(DEVANAGARI);
    }
  });

  it('loads the pages’ English texts with the pages only, which the list of translations does not import', () => {
    const names = readdirSync(ASSETS).filter((name) => /^hi-[\w-]+\.js$/.test(name));
    const texts = names.map((name) => readFileSync(join(ASSETS, name), 'utf8'));
    expect(texts.join()).toMatch(DEVANAGARI);
    expect(texts.join()).not.toContain('Namaste, ');
  });

  it('keeps the texts of a language apart from the parts of pages that would come with them', async () => {
    const html = (await get('/hi/menu')).body;
    const texts = readdirSync(ASSETS).filter((name) => /^hi-[\w-]{8}\.js$/.test(name));
    expect(texts).toHaveLength(1);
    const loaded = new Set(texts);
    for (const name of loaded) {
      const code = readFileSync(join(ASSETS, name), 'utf8');
      for (const [, imported = ''] of code.matchAll(/from"\.\/([\w.-]+\.js)"/g)) loaded.add(imported);
    }
    const more = [...loaded].filter((name) => !html.includes(`/assets/${name}`));
    const bytes = more.map((name) => statSync(join(ASSETS, `${name}.br`)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(35_500);
  });
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';

// A language that a new shop does not offer, with letters and fonts of its own, as its pages were built.

const CLIENT = join(PROJECT_FOLDER, 'build/client');
const TAMIL = /[\u0b80-\u0bff]/;
/** What the links to the Tamil pages say. */
const SWITCH = 'தமிழ்';

let kitchen: Kitchen;
let owner: Person;

const bodyOf = async (url: string) => (await kitchen.app.server.inject({ method: 'GET', url })).body;

async function offer(languages: readonly string[]) {
  const { value } = (await kitchen.send(owner, 'GET', at('settings', 'shop'))).json();
  const data = { value: JSON.stringify({ ...JSON.parse(value), languages }) };
  expect((await kitchen.send(owner, 'PATCH', at('settings', 'shop'), { data })).statusCode).toBe(200);
}

beforeAll(async () => {
  kitchen = await openKitchen({ PUBLIC_URL: 'https://rasoi.example' }, { withPages: true });
  owner = await kitchen.admin();
});
afterAll(() => kitchen.close());

// LANG-66
it('a new shop offers no Tamil, and nothing of it is in its pages', async () => {
  for (const path of ['/menu', '/hi/menu']) {
    const body = await bodyOf(path);
    expect(body).not.toMatch(TAMIL);
    expect(body).not.toMatch(/tamil|ta-IN/i);
  }
  const { statusCode, headers } = await kitchen.app.server.inject({ method: 'GET', url: '/ta/menu' });
  expect([statusCode, headers.location]).toEqual([302, '/menu']);
});

describe('a shop whose owner offers Tamil', () => {
  beforeAll(() => offer(['hi', 'ta']));

  // LANG-66
  it('has each page in three languages, which name each other', async () => {
    const body = await bodyOf('/ta/menu');
    expect(body).toContain('<html lang="ta-IN"');
    expect(body).toContain('உணவுகளைத் தேடு');
    for (const path of ['/menu', '/hi/menu', '/ta/menu']) {
      const links = [...(await bodyOf(path)).matchAll(/<link rel="alternate"[^>]*hrefLang="([^"]*)"/g)];
      expect(links.map(([, tag]) => tag)).toEqual(['en-IN', 'hi-IN', 'ta-IN', 'x-default']);
    }
    expect(await bodyOf('/sitemap.xml')).toContain('https://rasoi.example/ta/menu');
  });

  // LANG-67
  it.each(['/', '/menu', '/hi/menu'])(
    'loads no Tamil text with %s besides the name of the language',
    async (path) => {
      const body = await bodyOf(path);
      expect(body.replaceAll(SWITCH, '')).not.toMatch(TAMIL);
      const scripts = body.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      expect(scripts.length).toBeGreaterThan(0);
      for (const script of scripts) {
        expect(script).not.toMatch(/\/ta-/);
        expect(readFileSync(join(CLIENT, script), 'utf8').replaceAll(SWITCH, '')).not.toMatch(TAMIL);
      }
    },
  );

  // LANG-67
  it('has fonts that browsers fetch only for Tamil letters, of 50 kB at most, and one of 2 kB for the link', async () => {
    const faces = [...(await bodyOf('/ta/menu')).matchAll(/@font-face ?\{[^}]*noto-sans-tamil[^}]*\}/g)].map(
      ([face]) => face,
    );
    expect(faces).toHaveLength(3);
    const name = /\/assets\/name-[\w-]+\.woff2/.exec(await bodyOf('/menu'))?.[0] ?? '';
    const files = faces.map((face) => /\/assets\/[\w.-]+\.woff2/.exec(face)?.[0] ?? '');
    for (const face of faces) expect(face).toMatch(/unicode-range: ?U\+0?B82-0?BFA/i);
    for (const file of [name, ...files]) expect(existsSync(join(CLIENT, file)), file).toBe(true);
    const bytes = files.map((file) => statSync(join(CLIENT, file)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(50_000);
    expect(statSync(join(CLIENT, name)).size).toBeLessThanOrEqual(2048);
  });

  // LANG-66
  it('writes mails in Tamil to whoever has asked for one on a Tamil page', async () => {
    await kitchen.app.server.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      payload: {
        user_id: 'rasoi-public',
        service_id: 'rasoi',
        template_id: 'newsletter',
        template_params: { email: 'meena@example.in', language: 'ta' },
      },
    });
    const mail = (await kitchen.mails()).findLast(({ to }) => to === 'meena@example.in');
    expect(mail?.subject).toBe('நியூஸ்லெட்டரை உறுதி செய்யுங்கள்');
  });
});

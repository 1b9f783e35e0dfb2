import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';

// The pages of a shop that offers English alone, as they were built.

let kitchen: Kitchen;
let owner: Person;

const get = (url: string, cookie?: string) =>
  kitchen.app.server.inject({ method: 'GET', url, ...(cookie && { headers: { cookie } }) });

async function offer(languages: unknown) {
  const { value } = (await kitchen.send(owner, 'GET', at('settings', 'shop'))).json();
  const data = { value: JSON.stringify({ ...JSON.parse(value), languages }) };
  return kitchen.send(owner, 'PATCH', at('settings', 'shop'), { data });
}

beforeAll(async () => {
  kitchen = await openKitchen({ PUBLIC_URL: 'https://rasoi.example' }, { withPages: true });
  owner = await kitchen.admin();
  expect((await get('/hi/menu')).statusCode).toBe(200);
  expect((await offer(['en'])).statusCode).toBe(200);
});
afterAll(() => kitchen.close());

// LANG-12
describe('a shop that does not offer Hindi', () => {
  it.each([
    ['/hi', '/'],
    ['/hi/menu?category=rice', '/menu?category=rice'],
    ['/hi/orders/7', '/orders/7'],
    ['/hi/no-such-page', '/no-such-page'],
  ])('sends whoever opens %s to the English page', async (path, to) => {
    const { statusCode, headers } = await get(path, 'language=hi');
    expect([statusCode, headers.location]).toEqual([302, to]);
  });

  // LANG-65
  it('links to no Hindi page, names no font for it, and ignores an earlier choice', async () => {
    const { body } = await get('/menu');
    expect(body).not.toContain('-devanagari.woff2');
    expect(body).not.toMatch(/>हिन्दी<|hreflang="hi|href="\/hi["/?]/i);
    expect((await get('/cart', 'language=hi')).headers.location).not.toContain('/hi');
    expect((await get('/sitemap.xml')).body).not.toContain('/hi');
  });

  it('writes mails in English to whoever has chosen Hindi', async () => {
    const asked = await kitchen.app.server.inject({
      method: 'POST',
      url: '/api/v1.0/email/send',
      payload: {
        user_id: 'rasoi-public',
        service_id: 'rasoi',
        template_id: 'newsletter',
        template_params: { email: 'asha@example.in', language: 'hi' },
      },
    });
    expect(asked.statusCode).toBe(200);
    const mail = (await kitchen.mails()).findLast(({ to }) => to === 'asha@example.in');
    expect(mail?.subject).toBe('Please confirm your subscription');
  });

  it('exports no column for it, and still takes one', async () => {
    const csv = (await kitchen.send(owner, 'GET', '/dishes/csv')).body;
    expect(csv.split('\r\n', 1)[0]).not.toContain(':hi');
    const preview = await kitchen.send(owner, 'POST', '/dishes/import/preview', {
      text: 'id,name:hi\r\nchai,चाय',
    });
    expect(preview.json().unknownColumns).toEqual([]);
  });

  it('offers it again with the texts that it has', async () => {
    expect((await offer(['hi'])).statusCode).toBe(200);
    const { statusCode, body } = await get('/hi/menu');
    expect([statusCode, body.includes('थाली और बाउल')]).toEqual([200, true]);
    expect((await get('/menu')).body).toContain('hrefLang="hi-IN"');
  });

  it('refuses a language that the site has not', async () => {
    const answer = await offer(['xx']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toContain('languages');
  });
});

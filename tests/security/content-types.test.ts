import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownRoutes, paramsOf, rightValue } from '#tests/fuzz/odd-routes.ts';
import { type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';

/** Types of texts, whose characters a browser would guess without a charset. JSON is always UTF-8. */
const TEXTS = /^text\/|[/+]xml\b|javascript/;
/** The addresses outside of the API that browsers and search engines read. */
const PAGES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/menu', '/nothing.html'];

let kitchen: Kitchen;
let chef: Person;

beforeAll(async () => {
  kitchen = await openKitchen();
  chef = await kitchen.admin('chef');
});
afterAll(() => kitchen.close());

const reading = knownRoutes
  .filter((route) => route.startsWith('GET '))
  .map((route) => {
    const path = route.slice(4).replace(/:\w+/g, (part) => encodeURIComponent(String(rightValue(part))));
    const query = new URLSearchParams(paramsOf(route).map((name) => [name, String(rightValue(name))]));
    return `/v1${path}?${query}`;
  });

it.each([...reading, ...PAGES])(
  'an answer says of what type it is, and a text its charset: %s',
  async (url) => {
    const { body, headers } = await kitchen.app.server.inject({
      url,
      headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': chef.session, accept: '*/*' },
    });
    const type = headers['content-type'];
    if (body !== '') expect(type).toBeDefined();
    if (TEXTS.test(String(type))) expect(type).toMatch(/; charset=utf-8$/i);
  },
);

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/files/images.ts';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';

// What an owner writes instead of the product's own words and pictures, on the pages as they were built.

let kitchen: Kitchen;
let owner: Person;

beforeAll(async () => {
  kitchen = await openKitchen({}, { withPages: true });
  owner = await kitchen.staff('owner');
});
afterAll(() => kitchen.close());

const get = (url: string) => kitchen.app.server.inject({ method: 'GET', url });
async function page(path: string): Promise<string> {
  const { statusCode, body } = await get(path);
  expect(statusCode).toBe(200);
  return body.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
}
async function set(section: string, value: object): Promise<void> {
  const data = { value: JSON.stringify(value) };
  expect((await kitchen.send(owner, 'PATCH', at('settings', section), { data })).statusCode).toBe(200);
}

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '|');
/** The sources of the first picture, which is the hero's. */
const sources = (html: string) =>
  [...(/<picture>(.*?)<img/.exec(html)?.[1] ?? '').matchAll(/<source([^>]+)>/g)].map(
    ([, attributes = '']) => ({
      media: /media="([^"]+)"/.exec(attributes)?.[1],
      type: /type="([^"]+)"/.exec(attributes)?.[1],
      widths: [...attributes.matchAll(/ (\d+)w/g)].map(([, width]) => width).join(' '),
      isOwn: attributes.includes('/files/wide1/preview'),
    }),
  );

// HOME-6
describe('the home page', () => {
  it('says and shows what the product has until the owner writes something', async () => {
    const html = await page('/');
    expect(heading(html)).toContain('Lunch, the way home makes it');
    expect(sources(html).map(({ media, widths }) => [media, widths])).toEqual([
      ['(min-width: 1024px)', '800 1200 1600'],
      ['(min-width: 1024px)', '800 1200 1600'],
      ['(max-width: 1023px)', '480 720 900'],
      ['(max-width: 1023px)', '480 720 900'],
    ]);
    expect(html).toContain('Eco-friendly packaging');
  });

  it('says what the owner writes, in each language, and the product’s own where it is left empty', async () => {
    await set('home', {
      heading: 'Idlis <by> six',
      lead: 'At your door in {minutes} minutes.',
      reasons: [{ title: 'We are next door', text: 'Ask for Amma.' }],
      translations: { hi: { heading: 'छह बजे इडली' } },
    });
    const html = await page('/');
    expect(heading(html)).toContain('Idlis &lt;by&gt; six');
    expect(heading(html)).toContain('What shall we cook for you today?');
    expect(html).toContain('At your door in 30 minutes.');
    expect(html).toContain('We are next door');
    expect(html).not.toContain('Eco-friendly packaging');
    expect(html).toContain('Hungry already?');
    const hindi = await page('/hi');
    expect(heading(hindi)).toContain('छह बजे इडली');
    expect(heading(hindi)).toContain('आज आपके लिए क्या बनाएँ?');
    await set('home', {});
    expect(heading(await page('/'))).toContain('Lunch, the way home makes it');
  });

  it('shows the owner’s picture in all widths, before any script, loaded before other pictures', async () => {
    await set('home', { picture: imageUrl('wide1'), pictureFocus: 'left', pictureText: 'Our thali' });
    const html = await page('/');
    expect(sources(html)).toEqual([
      { media: undefined, type: 'image/avif', widths: '400 800 1200', isOwn: true },
      { media: undefined, type: 'image/webp', widths: '400 800 1200', isOwn: true },
    ]);
    const hero = /<img[^>]*alt="Our thali"[^>]*>/.exec(html)?.[0];
    expect(hero).toMatch(/fetchPriority="high"/i);
    expect(hero).toContain('object-position:left');
    await set('home', { picture: imageUrl('wide1'), phonePicture: imageUrl('phone1') });
    expect(sources(await page('/')).map(({ media, isOwn }) => [media, isOwn])).toEqual([
      ['(max-width: 1023px)', false],
      ['(max-width: 1023px)', false],
      [undefined, true],
      [undefined, true],
    ]);
  });
});

// HOME-7
it('other sites show the owner’s picture of the home page beside a link', async () => {
  await set('home', {});
  expect(await page('/menu')).toMatch(/og:image" content="[^"]*\/share-picture"/);
  const shipped = await get('/share-picture');
  expect([shipped.statusCode, shipped.headers.location]).toEqual([302, '/brand/hero-1200.webp']);
  await set('home', { picture: imageUrl('wide1') });
  const own = await get('/share-picture');
  expect(own.headers.location).toBe(
    '/v1/storage/buckets/images/files/wide1/preview?width=1200&output=jpg&project=rasoi',
  );
});

// SHOP-12
it('the owner’s sentence is at the foot of pages and in search results, their words on About and Support', async () => {
  await set('shop', { tagline: 'Tiffins from Palakkad, within {minutes} minutes.' });
  await set('about', {
    heading: 'Amma’s kitchen',
    values: [{ title: 'No freezer', text: '' }],
    closingText: 'See you.',
  });
  await set('support', { lead: 'Ring the bell.' });
  const sentence = 'Tiffins from Palakkad, within 30 minutes.';
  const first = await page('/');
  expect(first).toContain(`<meta name="description" content="${sentence}"`);
  expect(/<footer.*<\/footer>/.exec(first)?.[0]).toContain(sentence);
  const about = await page('/about');
  expect(heading(about)).toBe('Amma’s kitchen');
  expect(about).toContain('No freezer');
  expect(about).not.toContain('Honest plates');
  expect(about).toContain('See you.');
  expect(await page('/support')).toContain('Ring the bell.');
  expect((await get('/manifest.webmanifest')).json().description).toBe(sentence);
});

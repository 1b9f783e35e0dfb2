import { beforeAll, describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/files/images.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen({ PUBLIC_URL: 'https://shop.example' }));
const owner = await kitchen.staff('owner');
const asha = await kitchen.customer('asha');
const data = {
  items: [JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 })],
  address: '4, MG Road, Pune',
};
const answer = await kitchen.create(asha, 'orders', data, 'order1');
expect(answer.statusCode).toBe(201);

const set = async (section: string, value: object) => {
  const data = { value: JSON.stringify(value) };
  expect((await kitchen.change(owner, 'settings', section, data)).statusCode).toBe(200);
};
const manifest = async (base = '') => {
  const answer = await kitchen.app.server.inject({ method: 'GET', url: `${base}/manifest.webmanifest` });
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  return answer.json();
};
const figures = async () => (await kitchen.send(VISITOR, 'GET', '/figures')).json();

// SHOP-1
describe('the name and logo of the shop', () => {
  let atFirst: { name: string; icons: { src: string }[] };

  beforeAll(async () => {
    atFirst = await manifest();
    await set('shop', { name: 'Amma’s <Tiffin>', logo: imageUrl('logo1') });
  });

  it('are those of the product at first', () => {
    const { name, icons } = atFirst;
    expect([name, icons.length, icons[0]?.src]).toEqual(['Rasoi', 4, '/brand/logo-192.png']);
  });

  it('are in what a phone installs, as soon as the owner has changed them', async () => {
    expect(await manifest()).toMatchObject({
      name: 'Amma’s <Tiffin>',
      short_name: 'Amma’s <Tiffin>',
      icons: [{ src: '/v1/storage/buckets/images/files/logo1/preview?width=512&output=png&project=rasoi' }],
    });
  });

  // LANG-13
  it('are in what a phone installs from a page in another language, with its words and addresses', async () => {
    expect(await manifest('/hi')).toMatchObject({
      id: '/',
      lang: 'hi-IN',
      start_url: '/hi',
      name: (await manifest()).name,
      shortcuts: [
        { name: 'मेन्यू', url: '/hi/menu' },
        { name: 'मेरे ऑर्डर', url: '/hi/orders' },
      ],
    });
  });

  it('are in mails, with the name as text', async () => {
    const shown = (await kitchen.mails()).find(({ kind }) => kind === 'order-confirmation');
    if (!shown) throw new Error('There is a mail about the order');
    expect(shown.subject).toContain('Your Amma’s <Tiffin> order');
    expect(shown.html).toContain('Amma’s &lt;Tiffin&gt;');
    expect(shown.html).not.toContain('<Tiffin>');
    expect(shown.html).not.toContain('Rasoi');
    expect(shown.html).toContain('https://shop.example/v1/storage/buckets/images/files/logo1/preview');
  });

  it('keep the picture of the logo from being deleted as unused', async () => {
    for (const id of ['logo1', 'old1'])
      await kitchen.database.execute(
        sql`insert into files (id, created, updated, "bucketId", name, signature, "sizeOriginal", "chunksTotal", "chunksUploaded", "storedAs")
          values (${id}, '2020-01-01', '2020-01-01', 'images', 'a.png', 'x', 1, 1, 1, ${id})`,
      );
    await kitchen.app.files.sweep(new Date('2021-01-01'));
    const left = await kitchen.database.query<{ id: string }>(sql`select id from files`);
    expect(left.map(({ id }) => id)).toEqual(['logo1']);
  });
});

// SHOP-4
describe('the figures of the About page', () => {
  let atFirst: object[];

  beforeAll(async () => {
    atFirst = (await figures()).figures;
  });

  it('are those of the settings', async () => {
    expect(atFirst[0]).toEqual({ name: 'customers', value: 5500 });
    await set('about', { customers: 12 });
    expect((await figures()).figures[0]).toEqual({ name: 'customers', value: 12 });
  });

  it('are counted if the owner says so', async () => {
    await set('about', { figuresFrom: 'counted', chefs: 0 });
    const { figures: counted } = await figures();
    expect(counted[0]).toEqual({ name: 'orders', value: 1 });
    expect(counted[1].name).toBe('dishes');
    expect(counted[1].value).toBeGreaterThan(20);
  });
});

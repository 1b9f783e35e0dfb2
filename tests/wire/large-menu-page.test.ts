import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, type Kitchen, openKitchen, type Person } from '#tests/kitchen.ts';
import { PART_SIZE } from '#web/shop/dishes/menu-part.ts';
import { PART_SIZE as ADMIN_PART } from '#web/staff/dishes/arranging/queries.ts';

// The document of a menu with many dishes, as it was built (`npm run build`).

const DISHES = 400;
const DOCUMENT = { whole: 150_000, packed: 20_000 };
/** The most bytes of an admin's document, not packed. */
const ADMIN_DOCUMENT = 250_000;

const queries = (...list: [method: string, attribute: string, values?: unknown[]][]) =>
  list
    .map(
      ([method, attribute, values], n) =>
        `queries[${n}]=${encodeURIComponent(JSON.stringify({ method, ...(attribute && { attribute }), ...(values && { values }) }))}`,
    )
    .join('&');

let kitchen: Kitchen;

beforeAll(async () => {
  kitchen = await openKitchen({}, { withPages: true });
  await kitchen.database.execute(sql`
    insert into dishes (id, created, updated, "dishId", name, description, price, "menuId", type, "imgUrl", "isAvailable", position)
    select id, now(), now(), id, 'Seasonal thali no. ' || n, 'Dish ' || n || ' of the season, with rice, two phulkas, a pickle and something sweet.',
      9900 + n, case when n % 4 = 0 then 'snacks' else 'thalis' end, 'veg', '/images/' || id || '.webp', true, 1000 + n
    from (select n, 'seasonal-thali-' || n as id
      from (select count(*) as already from dishes where "isAvailable") as there, generate_series(1, ${DISHES} - already) as n) as made`);
});
afterAll(() => kitchen.close());

async function open(path: string) {
  const answer = await kitchen.app.server.inject({ url: path, headers: { 'accept-encoding': 'br' } });
  const html = brotliDecompressSync(answer.rawPayload).toString();
  return {
    html,
    packed: answer.rawPayload.length,
    kept: answer.headers.etag !== undefined,
    names: [...html.matchAll(/<h3>([^<]*)/g)].map(([, name]) => name),
    link: (text: string) =>
      new RegExp(`href="([^"]*)"[^>]*>${text}<`).exec(html)?.[1]?.replaceAll('&amp;', '&'),
  };
}

/** All dishes that a browser without scripts finds by following the links to the next part. */
async function everyName(path: string): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  for (let next: string | undefined = path; next; ) {
    const page = await open(next);
    names.push(...page.names);
    const more = page.link('Show more dishes');
    next = more && `/menu${more.slice(more.indexOf('?'))}`;
  }
  return names;
}

// EARLY-11
describe(`the document of a menu with ${DISHES} dishes`, () => {
  it(`has ${PART_SIZE} of them and a bounded size, and tells how many there are`, async () => {
    const { html, packed, names, kept } = await open('/menu');
    expect(names).toHaveLength(PART_SIZE);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(DOCUMENT.whole);
    expect(packed).toBeLessThanOrEqual(DOCUMENT.packed);
    expect(html).toContain(`${DISHES} items available`);
    expect(kept).toBe(true);
  });

  it('leads to all others without scripts, in parts that are kept', async () => {
    const names = await everyName('/menu');
    expect(names).toHaveLength(DISHES);
    expect(new Set(names).size).toBe(DISHES);
    const second = await open('/menu?part=2');
    expect(second.kept).toBe(true);
    expect(second.names).toEqual(names.slice(PART_SIZE, 2 * PART_SIZE));
    expect(second.link('Show earlier dishes')).not.toContain('part');
  });

  it('has the first dishes that pass the filter, from the whole menu', async () => {
    const found = await open('/menu?category=snacks');
    const names = await everyName('/menu?category=snacks');
    expect(found.names).toEqual(names.slice(0, PART_SIZE));
    expect(names.length).toBeLessThan(DISHES / 2);
    expect(found.html).toContain(`${names.length} items available`);
    expect((await open('/menu?q=no.+350')).names).toEqual(['Seasonal thali no. 350']);
  });

  it('shows the last part instead of one that does not exist', async () => {
    const last = Math.ceil(DISHES / PART_SIZE);
    expect((await open('/menu?part=999')).names).toEqual((await open(`/menu?part=${last}`)).names);
    expect((await open('/menu?part=x')).names).toEqual((await open('/menu')).names);
  });

  it('opens a dish that is not in it', async () => {
    const { html, names } = await open('/menu?dish=seasonal-thali-350');
    expect(names).toHaveLength(PART_SIZE);
    expect(html).toMatch(/<h2[^>]*>Seasonal thali no. 350</);
  });
});

// EARLY-13, ADMIN-89, ADMIN-90
describe('admin screens about all dishes', () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await kitchen.staff('owner');
  });
  const page = async (url: string) =>
    (await kitchen.app.server.inject({ url, headers: { cookie: `a_session_rasoi=${owner.session}` } })).body;

  it('the table has the dishes of the first screen only, until the browser adds the others of its page', async () => {
    const html = await page('/admin/dishes');
    expect(html.match(/<th scope="row"/g)).toHaveLength(8);
    expect(html).toContain(`${DISHES} dishes`);
    expect(html).not.toContain('Seasonal thali no. 300');
    expect(await page('/admin/dishes?q=thali+350')).toContain('Seasonal thali no. 350');
  });

  it('sorting begins with the first part and its next neighbour', async () => {
    const html = await page('/admin/dishes/order?menu=thalis');
    const { documents } = (
      await kitchen.send(
        owner,
        'GET',
        `${at('dishes')}?${queries(['equal', 'menuId', ['thalis']], ['orderAsc', 'position'], ['limit', '', [60]])}`,
      )
    ).json() as { documents: { name: string }[] };
    const shown = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(shown).toEqual(documents.slice(0, ADMIN_PART + 1).map(({ name }) => name));
    const second = await page('/admin/dishes/order?menu=thalis&part=2');
    expect([...second.matchAll(/<h2[^>]*>([^<]*)/g)][0]?.[1]).toBe(documents[ADMIN_PART - 1]?.name);
  });

  it.each([
    '/admin/dishes',
    '/admin/dishes/order',
    '/admin/dishes/prices',
    '/admin/menus',
    '/admin/options',
    '/admin/dishes/print',
  ])('%s has a bounded size', async (path) => {
    expect(Buffer.byteLength(await page(path))).toBeLessThan(ADMIN_DOCUMENT);
  });
});

// LANG-6
it('a Hindi document has the Hindi names of the dishes that it shows, and the browser is told to read the others', async () => {
  await kitchen.database.execute(
    sql`update dishes set translations = jsonb_build_object('hi', jsonb_build_object('name', 'थाली ' || position))`,
  );
  const { html, names } = await open('/hi/menu');
  expect(names).toHaveLength(PART_SIZE);
  expect(names.every((name) => name?.startsWith('थाली '))).toBe(true);
  expect(html).toContain('"namesLeftOut":true');
  expect(html.match(/"of":"/g)?.length).toBeLessThan(2 * PART_SIZE);
});

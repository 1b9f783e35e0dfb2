import { QueryClient } from '@tanstack/react-query';
import { Client } from 'appwrite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, type Kitchen, openKitchen } from '#tests/kitchen.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { servicesOver } from '#web/lib/sdk/services.ts';
import { menusQuery } from '#web/shared/menus/queries.ts';
import { NO_FILTER, passesFilter } from '#web/shop/dishes/filter.ts';
import { dishesQuery } from '#web/shop/dishes/queries.ts';
import { CARDS } from '#web/staff/shell/cards.ts';
import { totalQuery } from '#web/staff/shell/queries.ts';
import { openBrowser } from './browser.ts';

// The queries of the pages, sent to a server with more dishes than fit in one page of a list.

const DISHES = 400;
const SOLD_OUT = 7;
const DEAREST = { id: 'feast', paise: 149_900 };

let kitchen: Kitchen;
let sdk: Sdk;
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

async function fillMenus(): Promise<void> {
  const chef = await kitchen.admin();
  for (const name of ['seasonal', 'empty']) {
    await kitchen.send(chef, 'POST', at('menus'), { documentId: name, data: { name } });
  }
  await kitchen.database.execute(sql`
    insert into dishes (id, created, updated, "dishId", name, description, price, "menuId", type, "imgUrl", "isAvailable", position)
    select id, now(), now(), id, id, '', case id when ${DEAREST.id} then ${DEAREST.paise} else 9900 end,
      case when n <= ${SOLD_OUT} then 'seasonal' else 'snacks' end, 'veg', '/x.webp', n > ${SOLD_OUT}, 1000 + n
    from (select n, case n when ${DISHES} - already then ${DEAREST.id} else 'dish-' || n end as id
      from (select count(*) as already from dishes) as there, generate_series(1, ${DISHES} - already) as n) as made`);
}

beforeAll(async () => {
  kitchen = await openKitchen();
  await fillMenus();
  openBrowser('fallback header');
  sdk = servicesOver(new Client(), await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await kitchen.close();
});

// MENU-12
describe('a menu of 400 dishes', () => {
  it('is listed completely, in the order in which dishes were added, with two requests', async () => {
    const asked = vi.spyOn(sdk.databases, 'listDocuments');
    const { dishes } = await queries.fetchQuery(dishesQuery(sdk));
    const rows = await kitchen.database.query<{ id: string }>(
      sql`select id from dishes where "isAvailable" order by sequence`,
    );
    expect(rows).toHaveLength(DISHES - SOLD_OUT);
    expect(dishes.map(({ $id }) => $id)).toEqual(rows.map(({ id }) => id));
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it('has as many dishes as the dashboard shows', async () => {
    const { dishes } = await queries.fetchQuery(dishesQuery(sdk));
    const card = CARDS.find(({ name }) => name === 'addDish');
    expect(await queries.fetchQuery(totalQuery(sdk, 'chef', 'dishes', card?.only))).toBe(dishes.length);
  });

  it('shows its most expensive dish while no price is chosen', async () => {
    const { dishes } = await queries.fetchQuery(dishesQuery(sdk));
    const shown = dishes.filter((dish) => passesFilter(dish, NO_FILTER));
    expect(shown.find(({ $id }) => $id === DEAREST.id)?.price).toBe(149_900);
  });

  it('includes categories whose dishes are sold out, but none without dishes', async () => {
    const { menuIds } = await queries.fetchQuery(dishesQuery(sdk));
    const menus = await queries.fetchQuery(menusQuery(sdk));
    expect(menus.map(({ $id }) => $id)).toEqual(expect.arrayContaining(['seasonal', 'empty']));
    expect(menuIds).toContain('seasonal');
    expect(menuIds).not.toContain('empty');
  });
});

import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

const read = (who = kitchen.owner) => kitchen.send(who, 'GET', '/reports/places');

// AREA-15
it('owners read where the deliveries of the last 30 days went, by pincode and map pin', async () => {
  const home = { houseNo: '4', street: 'MG Road', city: 'Pune', state: 'Maharashtra', pincode: 411001 };
  const pin = { mapPinLatitude: 18.5201, mapPinLongitude: 73.8659 };
  await kitchen.create(kitchen.asha, 'addresses', { ...home, ...pin, mapPinConsent: true }, 'home');
  await kitchen.place(kitchen.asha, { addressId: 'home' });
  for (let count = 0; count < 2; count++) await kitchen.place(kitchen.ravi, { address: 'x, Pune 411001' });
  await kitchen.place(kitchen.ravi, { address: 'x, Pune' });
  const old = await kitchen.place(kitchen.ravi, { address: 'x, Pune 411038' });
  await kitchen.database.execute(
    sql`update orders set "orderedOn" = now() - interval '31 days' where id = ${old}`,
  );
  const places = (await read()).json();
  expect(places).toHaveLength(3);
  expect(places).toEqual(
    expect.arrayContaining([
      { pincode: 411001, position: { latitude: 18.5296, longitude: 73.876 }, orders: 2 },
      { pincode: 411001, position: { latitude: 18.5201, longitude: 73.8659 }, orders: 1 },
      { pincode: null, position: null, orders: 1 },
    ]),
  );
});

// AREA-15
it('nobody but owners and managers reads them', async () => {
  expect((await read(kitchen.manager)).statusCode).toBe(200);
  for (const who of [kitchen.cook, kitchen.rider, kitchen.asha])
    expect((await read(who)).statusCode).toBe(401);
});

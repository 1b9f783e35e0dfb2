import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

const ask = (who: Person) => kitchen.send(who, 'GET', '/riders');

// BOARD-14
it('the kitchen can read the ids and names of its riders, and nothing else about them', async () => {
  const { owner, manager, cook } = kitchen;
  for (const who of [owner, manager, cook]) {
    const { riders } = (await ask(who)).json();
    expect(riders.map(({ $id }: { $id: string }) => $id).toSorted()).toEqual(['other-rider', 'rider']);
    for (const rider of riders) expect(Object.keys(rider)).toEqual(['$id', 'name']);
  }
});

it('nobody else can read who the riders are', async () => {
  const { asha, rider } = kitchen;
  for (const who of [VISITOR, asha, rider]) {
    expect(outcomeOf(await ask(who))).toEqual([401, 'user_unauthorized']);
  }
});

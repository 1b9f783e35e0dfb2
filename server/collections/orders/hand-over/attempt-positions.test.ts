import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';
import { forgetAttemptPositions } from './attempt-positions.ts';

const kitchen = await closeAfterAll(openOrderKitchen());

const PUNE = { latitude: 18.52, longitude: 73.85 };

async function onItsWay(): Promise<string> {
  const id = await kitchen.place();
  await kitchen.walk(id, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
  await kitchen.walk(id, 'outForDelivery');
  return id;
}
const attempt = (id: string, position: object) =>
  kitchen.event(kitchen.rider, id, {
    ...{ type: 'attempt', from: 'outForDelivery', reason: 'notReachable', ...position },
  });
const place = (who: Person, id: string) => kitchen.send(who, 'GET', `/orders/${id}/attempt-position`);

// DOOR-7
describe('where a rider could not hand an order over', () => {
  it('is read by the kitchen alone, and stands in no document', async () => {
    const id = await onItsWay();
    expect((await attempt(id, PUNE)).statusCode).toBe(201);
    for (const who of [kitchen.owner, kitchen.manager, kitchen.cook])
      expect((await place(who, id)).json()).toMatchObject(PUNE);
    for (const who of [VISITOR, kitchen.asha, kitchen.ravi, kitchen.rider, kitchen.otherRider])
      expect(outcomeOf(await place(who, id))).toEqual([401, 'user_unauthorized']);
    for (const who of [kitchen.asha, kitchen.rider, kitchen.owner])
      expect(JSON.stringify(await kitchen.ofOrder('orderEvents', id, who))).not.toContain('73.85');
    expect(JSON.stringify(await kitchen.order(id))).not.toContain('73.85');
  });

  it('is only known if the rider says it', async () => {
    const id = await onItsWay();
    expect((await attempt(id, {})).statusCode).toBe(201);
    expect(outcomeOf(await place(kitchen.cook, id))).toEqual([404, 'document_not_found']);
  });

  it.each([
    [{ latitude: 91, longitude: 73 }],
    [{ latitude: 18, longitude: -181 }],
    [{ latitude: '18', longitude: 73 }],
    [{ latitude: 18 }],
    [{ longitude: 73 }],
  ])('is refused as %j, and nothing is recorded', async (position) => {
    const id = await onItsWay();
    const answer = await attempt(id, position);
    expect(answer.statusCode).toBe(400);
    expect((await kitchen.order(id)).attemptedAt).toBeNull();
  });

  it('is the last one, and is forgotten after a day', async () => {
    const id = await onItsWay();
    await attempt(id, PUNE);
    await attempt(id, { latitude: 18.53, longitude: 73.86 });
    expect((await place(kitchen.cook, id)).json()).toMatchObject({ latitude: 18.53, longitude: 73.86 });
    await kitchen.database.execute(
      sql`update attempt_positions set at = at - interval '25 hours' where "order" = ${id}`,
    );
    expect(outcomeOf(await place(kitchen.cook, id))).toEqual([404, 'document_not_found']);
    await forgetAttemptPositions(kitchen.database, new Date());
    expect(await kitchen.database.query(sql`select 1 from attempt_positions where "order" = ${id}`)).toEqual(
      [],
    );
  });
});

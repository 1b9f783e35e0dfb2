import { describe, expect, it } from 'vitest';
import { renderOnce } from '#server/base/current-work.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person } from '#tests/kitchen.ts';

/** Counts the session look-ups. */
let lookUps = 0;
const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const { query } = kitchen.database;
kitchen.database.query = (statement, name) => {
  if (name === 'signed in by') lookUps++;
  return query(statement, name);
};

const nameOf = async (person: Person) => (await kitchen.send(person, 'GET', '/account')).json().$id;

describe('the API calls of a page that is being rendered', () => {
  it('look up the session only once', async () => {
    lookUps = 0;
    const names = await renderOnce(async () => [await nameOf(asha), await nameOf(asha), await nameOf(asha)]);
    expect([names, lookUps]).toEqual([['asha', 'asha', 'asha'], 1]);
  });

  it('are made as the person whose session the page request has', async () => {
    const names = await renderOnce(() => Promise.all([nameOf(asha), nameOf(ravi), nameOf(asha)]));
    expect(names).toEqual(['asha', 'ravi', 'asha']);
  });

  it('notice on the next page that the session has ended', async () => {
    const meera = await kitchen.customer('meera');
    const first = await renderOnce(() => kitchen.send(meera, 'DELETE', '/account/sessions/current'));
    expect(first.statusCode).toBe(204);
    const next = await renderOnce(() => kitchen.send(meera, 'GET', '/account'));
    expect(next.statusCode).toBe(401);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;
let owner: Person;

beforeEach(async () => {
  kitchen = await openKitchen();
  owner = await kitchen.staff('owner');
});
afterEach(() => kitchen.close());

const remove = (who = owner) => kitchen.send(who, 'POST', '/settings/remove-examples', {});
const section = async (name: string) =>
  JSON.parse((await kitchen.read(VISITOR, 'settings', name)).json().value);

// SHOP-10
describe('removing all examples', () => {
  it('empties them at once, keeps what the owner wrote, and is in the audit log', async () => {
    const about = { ...(await section('about')), story: 'It began in Goa.' };
    await kitchen.changeSettings(owner, 'about', about);
    const before = (await kitchen.list(owner, 'audits')).json().total;

    const answer = await remove();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { changed: ['testimonials', 'home', 'about', 'support', 'policies'] },
    ]);
    const { story, lead, people, kitchens, customers } = await section('about');
    expect([story, lead, people, kitchens, customers]).toEqual(['It began in Goa.', '', [], [], 0]);
    expect((await section('testimonials')).quotes).toEqual([]);
    // SHOP-40
    expect([(await section('home')).reasons, (await section('about')).values]).toEqual([[], []]);
    expect((await section('policies')).grievance).toBe('');
    expect((await section('policies')).terms).not.toMatch(/cooked apart/);
    expect((await kitchen.list(owner, 'audits')).json().total).toBe(before + 5);
    expect((await remove()).json()).toEqual({ changed: [] });
  });

  it('is for owners alone', async () => {
    for (const who of [VISITOR, await kitchen.customer('asha'), await kitchen.staff('manager')])
      expect((await remove(who)).statusCode).toBe(401);
    expect((await section('testimonials')).quotes).toHaveLength(3);
  });
});

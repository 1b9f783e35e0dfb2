import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let count = 0;
const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();

async function verified(): Promise<Person> {
  const person = await kitchen.customer(`reader${++count}`);
  await kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${person.id}`);
  return person;
}
const choose = (who: Person, wanted: unknown) => kitchen.send(who, 'PUT', '/account/newsletter', { wanted });
const press = (url: string) =>
  kitchen.app.server.inject({
    method: 'POST',
    url,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
async function linkTo(email: string, what: 'confirm' | 'unsubscribe'): Promise<string> {
  const mails = (await kitchen.mails()).filter(({ to }) => to === email);
  const links = mails.flatMap(
    ({ text }) => text.match(new RegExp(`/newsletter/${what}\\?token=[\\w-]+`)) ?? [],
  );
  return links.at(-1) ?? '';
}
async function consentsOf(email: string) {
  const { documents } = (await kitchen.list(owner, 'consents')).json();
  return documents
    .filter((each: { email: string }) => each.email === email)
    .map(({ given, way, userId }: { given: boolean; way: string; userId: string }) => [given, way, userId]);
}

// COMPLY-7
describe('a consent to the newsletter', () => {
  it('is recorded when the mailed link is pressed, not when the newsletter is asked for', async () => {
    const asha = await verified();
    expect((await kitchen.send(asha, 'GET', '/account/newsletter')).json()).toEqual({ state: 'none' });
    expect((await choose(asha, true)).json()).toEqual({ state: 'pending' });
    expect(await consentsOf(asha.email)).toEqual([]);
    await press(await linkTo(asha.email, 'confirm'));
    expect(await consentsOf(asha.email)).toEqual([[true, 'mailedLink', asha.id]]);
    const copy = (await kitchen.send(asha, 'GET', '/account/export')).json();
    expect(copy.consents).toHaveLength(1);
    expect(copy.consents[0]).toMatchObject({ purpose: 'newsletter', given: true });
    expect(copy.consents[0].notice).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is withdrawn at once by the switch, and by the link, and each is recorded once', async () => {
    const asha = await verified();
    for (const leave of [
      () => choose(asha, false),
      async () => press(await linkTo(asha.email, 'unsubscribe')),
    ]) {
      kitchen.wait(61);
      await choose(asha, true);
      await press(await linkTo(asha.email, 'confirm'));
      await leave();
      await leave();
      expect((await kitchen.send(asha, 'GET', '/account/newsletter')).json()).toEqual({
        state: 'unsubscribed',
      });
    }
    expect((await consentsOf(asha.email)).map(([given, way]: [boolean, string]) => [given, way])).toEqual([
      [true, 'mailedLink'],
      [false, 'profile'],
      [true, 'mailedLink'],
      [false, 'mailedLink'],
    ]);
  });

  it('is seen and withdrawn only by whoever has proven the address', async () => {
    const stranger = await kitchen.customer('stranger');
    for (const answer of [
      await choose(stranger, false),
      await kitchen.send(stranger, 'GET', '/account/newsletter'),
    ])
      expect([answer.statusCode, answer.json().type]).toEqual([400, 'user_email_not_verified']);
    expect((await choose(VISITOR, false)).json().type).toBe('user_unauthorized');
    const asha = await verified();
    expect((await choose(asha, 'yes')).json().type).toBe('general_argument_invalid');
    expect((await choose(asha, false)).json()).toEqual({ state: 'none' });
  });
});

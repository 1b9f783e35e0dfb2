import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { basicAuth, ownTracksBody, traccarBody } from '#tests/doubles/phone-apps.ts';
import { at, outcomeOf } from '#tests/kitchen.ts';
import { KITCHEN, openRideKitchen } from '#tests/ride-kitchen.ts';

const kitchen = await closeAfterAll(openRideKitchen());
const { token, $id: phoneId } = await kitchen.connect(kitchen.rider);
await kitchen.begin(kitchen.rider);
// Phones send whole seconds.
kitchen.wait(1);

const here = () => ({ ...KITCHEN, at: new Date(kitchen.now()) });
const post = kitchen.postPosition;

// RIDE-11
describe('the token of a phone', () => {
  it('is shown once and stored as a hash', async () => {
    expect(token).toMatch(/^rider_[\w-]{32}$/);
    const rows = await kitchen.database.query<{ all: string }>(
      sql`select row_to_json(t)::text || (select row_to_json(p)::text from "riderPhones" p where p.id = t.phone) as all
        from rider_phone_tokens t`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.all).not.toContain(token);
    const phone = await kitchen.read(kitchen.rider, 'riderPhones', phoneId);
    expect(phone.body).not.toContain(token);
  });

  it('signs in to nothing else', async () => {
    const request = { method: 'GET', url: `/v1${at('riderPhones')}?id=${token}` } as const;
    const headers = { 'x-appwrite-project': 'rasoi', 'x-appwrite-session': token, ...basicAuth(token) };
    expect((await kitchen.app.server.inject({ ...request, headers })).statusCode).toBe(401);
  });

  it.each([
    ['is unknown', () => 'rider_unknown'],
    ['is empty', () => ''],
    ['is as long as a novel', () => 'x'.repeat(10_000)],
  ])('is refused if it %s', async (_, wrong) => {
    const answers = [
      await post({ body: ownTracksBody(here()), headers: basicAuth(wrong()) }),
      await post({ body: traccarBody(wrong(), here()) }),
    ];
    expect(answers.map(outcomeOf)).toEqual(Array(2).fill([401, 'rider_token_invalid']));
  });

  it('is refused without https beyond this machine, unless a trusted proxy says https', async () => {
    const body = ownTracksBody(here());
    const far = { body, headers: basicAuth(token), remoteAddress: '203.0.113.9' };
    const refused = await post(far);
    expect(outcomeOf(refused)).toEqual([426, 'rider_https_required']);
    expect(refused.headers.upgrade).toContain('TLS');
    const byProxy = (proto: string) => ({
      body,
      headers: { ...basicAuth(token), 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': proto },
    });
    expect(outcomeOf(await post(byProxy('http')))).toEqual([426, 'rider_https_required']);
    expect((await post(byProxy('https'))).statusCode).toBe(200);
    // Whoever is no proxy of ours can say what they like.
    const claims = { ...far.headers, 'x-forwarded-proto': 'https' };
    expect(outcomeOf(await post({ ...far, headers: claims }))).toEqual([426, 'rider_https_required']);
  });

  it('stops working at once when its rider removes the phone, and there are at most five', async () => {
    const { rider, otherRider } = kitchen;
    const made = [];
    for (let n = 0; n < 4; n += 1) made.push(await kitchen.connect(rider, `Phone ${n}`));
    const sixth = await kitchen.send(rider, 'POST', '/riders/phones', { name: 'Sixth' });
    expect(outcomeOf(sixth)).toEqual([400, 'general_argument_invalid']);
    const [first] = made;
    const remove = (who: typeof rider) => kitchen.delete(who, 'riderPhones', first?.$id ?? '');
    expect((await remove(otherRider)).statusCode).toBe(401);
    expect((await remove(rider)).statusCode).toBe(204);
    const answer = await post({ body: traccarBody(first?.token ?? '', here()) });
    expect(outcomeOf(answer)).toEqual([401, 'rider_token_invalid']);
  });
});

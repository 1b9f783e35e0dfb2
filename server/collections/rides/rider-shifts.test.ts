import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { deleteOldData } from '#server/old-data/old-data.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { outcomeOf, type Person } from '#tests/kitchen.ts';
import { KITCHEN, openRideKitchen } from '#tests/ride-kitchen.ts';
import { sweepRides } from './ride-sweep.ts';

const kitchen = await closeAfterAll(openRideKitchen());
const { rider } = kitchen;

beforeEach(async () => {
  await kitchen.database.execute(sql`delete from "riderShifts"`);
  await kitchen.database.execute(sql`delete from consents`);
});

const shifts = async (who = rider) => (await kitchen.list(who, 'riderShifts')).json().documents;
const create = (who: Person, id: string) => kitchen.create(who, 'riderShifts', { isOpen: true }, id);

// RIDE-2
describe('being located', () => {
  it('needs a consent, which is recorded and withdrawn as often as the rider wants', async () => {
    expect(outcomeOf(await create(rider, 'first'))).toEqual([403, 'rider_consent_missing']);
    await kitchen.begin(rider);
    await kitchen.agree(rider, false);
    expect(outcomeOf(await create(rider, 'second'))).toEqual([403, 'rider_consent_missing']);
    const { documents } = (await kitchen.list(rider, 'consents')).json();
    expect(
      documents.map(({ given, purpose, way }: Record<string, unknown>) => [given, purpose, way]),
    ).toEqual([
      [true, 'riderPosition', 'deliveries'],
      [false, 'riderPosition', 'deliveries'],
    ]);
    const data = { purpose: 'riderPosition', given: 'yes' };
    const unclear = await kitchen.create(rider, 'consents', data);
    expect(unclear.statusCode).toBe(400);
  });

  it('needs no e-mail address', async () => {
    await kitchen.database.execute(sql`update users set email = null where id = 'other-rider'`);
    await kitchen.begin(kitchen.otherRider);
    const [consent] = (await kitchen.list(kitchen.otherRider, 'consents')).json().documents;
    expect(consent).toMatchObject({ email: null, userId: 'other-rider', given: true });
  });

  it('ends with the shift and its points when the consent is withdrawn', async () => {
    await kitchen.begin(rider);
    await kitchen.move(rider, KITCHEN);
    expect(await kitchen.points(rider)).toBe(1);
    await kitchen.agree(rider, false);
    expect(await kitchen.points(rider)).toBe(0);
    expect(await shifts()).toMatchObject([{ isOpen: false, endedBy: 'consentWithdrawn' }]);
  });

  it('ends with shift, points and phones when the rider leaves the team', async () => {
    const leaver = await kitchen.customer('leaver');
    await kitchen.change(kitchen.owner, 'users', 'leaver', { role: 'rider' });
    const { token } = await kitchen.connect(leaver);
    await kitchen.begin(leaver);
    await kitchen.move(leaver, KITCHEN);
    const left = await kitchen.change(kitchen.owner, 'users', 'leaver', { role: null });
    expect(left.statusCode).toBe(200);
    expect(await kitchen.points(leaver)).toBe(0);
    expect(await shifts(leaver)).toMatchObject([{ isOpen: false, endedBy: 'leftTeam' }]);
    expect((await kitchen.list(leaver, 'riderPhones')).json().total).toBe(0);
    const url = `/v1/riders/positions?id=${token}&lat=13&lon=77.6`;
    expect((await kitchen.app.server.inject({ method: 'POST', url })).statusCode).toBe(401);
  });

  it('is asked for again when a rider who has left comes back', async () => {
    const returner = await kitchen.customer('returner');
    const become = (role: string | null) => kitchen.change(kitchen.owner, 'users', 'returner', { role });
    await become('rider');
    await kitchen.begin(returner);
    await become(null);
    await become('rider');
    expect(outcomeOf(await create(returner, 'back'))).toEqual([403, 'rider_consent_missing']);
    // Who had not agreed again has nothing to withdraw.
    await become(null);
    const { documents } = (await kitchen.list(returner, 'consents')).json();
    expect(documents.map(({ given, way }: Record<string, unknown>) => [given, way])).toEqual([
      [true, 'deliveries'],
      [false, 'leftTeam'],
    ]);
  });
});

// RIDE-1
describe('a shift', () => {
  it('is begun once by two taps at the same time, and is ended by its rider alone', async () => {
    await kitchen.agree(rider, true);
    const [one, other] = await Promise.all([create(rider, 'tap-1'), create(rider, 'tap-2')]);
    expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
    expect(one.json().$id).toBe(other.json().$id);
    const [shift] = await shifts();
    expect(outcomeOf(await kitchen.end(kitchen.owner, shift.$id))).toEqual([401, 'user_unauthorized']);
    expect(outcomeOf(await kitchen.end(kitchen.otherRider, shift.$id))).toEqual([401, 'user_unauthorized']);
    expect((await kitchen.end(rider, shift.$id)).json()).toMatchObject({ isOpen: false, endedBy: 'rider' });
    expect((await kitchen.end(rider, shift.$id)).statusCode).toBe(200);
    const again = await kitchen.change(rider, 'riderShifts', shift.$id, { isOpen: true });
    expect(outcomeOf(again)).toEqual([400, 'general_argument_invalid']);
  });

  it('can be begun by everybody on the staff, and by nobody else', async () => {
    const answers = [];
    for (const who of [kitchen.cook, kitchen.manager, kitchen.owner]) {
      await kitchen.agree(who, true);
      answers.push((await create(who, `of-${who.id}`)).statusCode);
    }
    expect(answers).toEqual([201, 201, 201]);
    expect(outcomeOf(await create(kitchen.asha, 'of-asha'))).toEqual([401, 'user_unauthorized']);
  });

  it('tells the kitchen who is on it and when the phone was last seen, and no customer', async () => {
    await kitchen.begin(rider);
    await kitchen.move(rider, KITCHEN);
    const [seen] = await shifts(kitchen.cook);
    expect(seen).toMatchObject({ userId: 'rider', name: 'Person rider', isOpen: true });
    expect(Math.abs(Date.parse(seen.seenAt) - kitchen.now())).toBeLessThan(5000);
    expect(await shifts(kitchen.asha)).toEqual([]);
    expect(await shifts(kitchen.otherRider)).toEqual([]);
  });

  it('that was forgotten ends by itself after 14 hours', async () => {
    await kitchen.begin(rider);
    kitchen.wait(14 * 60 - 1);
    await sweepRides(kitchen.app.engine);
    expect(await shifts()).toMatchObject([{ isOpen: true }]);
    kitchen.wait(2);
    await sweepRides(kitchen.app.engine);
    expect(await shifts()).toMatchObject([{ isOpen: false, endedBy: 'forgotten' }]);
  });

  it('is deleted after 90 days, unless it is open', async () => {
    await kitchen.begin(rider);
    await kitchen.database.execute(sql`update "riderShifts" set "startedAt" = now() - interval '91 days'`);
    await deleteOldData(kitchen.app.engine);
    const [shift] = await shifts();
    await kitchen.end(rider, shift.$id);
    await deleteOldData(kitchen.app.engine);
    expect(await shifts()).toEqual([]);
  });
});

// RIDE-10
describe('where a rider was', () => {
  it('is deleted after 24 hours, or what the setting says', async () => {
    await kitchen.begin(rider);
    await kitchen.move(rider, KITCHEN);
    kitchen.wait(23 * 60 + 59);
    await sweepRides(kitchen.app.engine);
    expect(await kitchen.points(rider)).toBe(1);
    kitchen.wait(2);
    await sweepRides(kitchen.app.engine);
    expect(await kitchen.points(rider)).toBe(0);
    await kitchen.begin(rider);
    await kitchen.move(rider, KITCHEN);
    kitchen.wait(61);
    const settings = { ...kitchen.app.engine.settings, riderPointHours: 1 };
    await sweepRides({ ...kitchen.app.engine, settings });
    expect(await kitchen.points(rider)).toBe(0);
  });

  it('is read by nobody, and is in the rider’s own data export', async () => {
    await kitchen.begin(rider);
    await kitchen.move(rider, KITCHEN);
    for (const who of [rider, kitchen.owner, kitchen.asha])
      expect((await kitchen.list(who, 'riderPoints')).statusCode).toBe(404);
    const copy = (await kitchen.send(rider, 'GET', '/account/export')).json();
    expect(copy.riderPoints).toMatchObject([KITCHEN]);
    expect(copy.riderShifts).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { at, PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { ATTACHMENTS, type FileKitchen, openFileKitchen, outcome, plainPhoto } from './file-kitchen.ts';

let kitchen: FileKitchen;
let chef: Person;
let photo: Buffer;
let count = 0;

beforeAll(async () => {
  kitchen = await openFileKitchen();
  ({ chef } = kitchen);
  photo = await plainPhoto();
});
afterAll(() => kitchen.close());

/** Somebody who has proven no address, with an order that has just been delivered. */
async function newcomer(): Promise<{ who: Person; orderId: string }> {
  const who = await kitchen.customer(`newcomer-${++count}`);
  const orderId = `eaten-${count}`;
  const data = { items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })], address: 'MG Road' };
  expect((await kitchen.send(who, 'POST', at('orders'), { documentId: orderId, data })).statusCode).toBe(201);
  let from = 'placed';
  for (const to of ['accepted', 'preparing', 'ready', 'outForDelivery', 'delivered']) {
    const step = { orderId, type: 'step', from, to };
    await kitchen.send(chef, 'POST', at('orderEvents'), { documentId: `${orderId}-${to}`, data: step });
    from = to;
  }
  return { who, orderId };
}

const send = (who: Person, id: string, name = 'spill.jpg') =>
  kitchen.upload(who, ATTACHMENTS, id, photo, { name });
const prove = ({ id }: Person) =>
  kitchen.database.execute(sql`update users set "emailVerification" = true where id = ${id}`);
const PATHS = ['', '/view', '/download', '/preview?width=400&output=webp'];
const readsOf = (who: Person, id: string) =>
  Promise.all(PATHS.map(async (path) => (await kitchen.get(who, `${ATTACHMENTS}/${id}${path}`)).statusCode));
const each = (status: number) => PATHS.map(() => status);
const sweep = (hours: number) =>
  kitchen.app.files.sweep(new Date(Date.now() - 86_400_000 + hours * 3_600_000));

// ISSUE-4
describe('a photo of somebody who has proven no address', () => {
  it('is sent with a report, and nobody else can read, find, rename or delete it', async () => {
    const { who, orderId } = await newcomer();
    kitchen.takeEvents();
    expect((await send(who, 'held')).statusCode).toBe(201);
    const report = { orderId, kind: 'spilled', photoId: 'held' };
    const sent = await kitchen.send(who, 'POST', at('orderIssues'), { documentId: 'spilled', data: report });
    expect(sent.statusCode).toBe(201);
    expect(await readsOf(who, 'held')).toEqual(each(200));
    for (const other of [chef, kitchen.ravi, VISITOR])
      expect(await readsOf(other, 'held')).toEqual(each(404));
    const listed = (await kitchen.get(chef, ATTACHMENTS)).json();
    expect(JSON.stringify(listed)).not.toContain('"held"');
    const path = `${ATTACHMENTS}/held`;
    expect((await kitchen.send(chef, 'PUT', path, { name: 'x.jpg' })).statusCode).toBe(401);
    expect((await kitchen.send(chef, 'DELETE', path)).statusCode).toBe(401);
    expect((await kitchen.send(chef, 'GET', at('orderIssues', 'spilled'))).json().photoId).toBe('held');
  });

  it('is shown to the kitchen once its sender proves the address, and then kept', async () => {
    const { who, orderId } = await newcomer();
    await send(who, 'shown');
    const report = { orderId, kind: 'spilled', photoId: 'shown' };
    await kitchen.send(who, 'POST', at('orderIssues'), { documentId: 'shown-report', data: report });
    await prove(who);
    expect(await readsOf(chef, 'shown')).toEqual(each(200));
    expect(await readsOf(kitchen.ravi, 'shown')).toEqual(each(404));
    await sweep(25);
    expect(await readsOf(chef, 'shown')).toEqual(each(200));
  });

  it('is shown once its sender proves a phone number', async () => {
    const { who } = await newcomer();
    await send(who, 'by-phone');
    await kitchen.database.execute(
      sql`update accounts set phone = '+919811112222', phone_verified = true where id = ${who.id}`,
    );
    expect(await readsOf(chef, 'by-phone')).toEqual(each(200));
  });

  it('is deleted after a day without a proof, although a report names it', async () => {
    const { who, orderId } = await newcomer();
    await send(who, 'swept');
    const report = { orderId, kind: 'spilled', photoId: 'swept' };
    await kitchen.send(who, 'POST', at('orderIssues'), { documentId: 'swept-report', data: report });
    const stored = (await kitchen.stored()).length;
    await sweep(-1);
    expect(await readsOf(who, 'swept')).toEqual(each(200));
    await sweep(25);
    expect(await readsOf(who, 'swept')).toEqual(each(404));
    expect((await kitchen.stored()).length).toBeLessThan(stored);
  });

  it('goes neither to the person to whom the account goes, nor is it shown then', async () => {
    const { who } = await newcomer();
    await send(who, 'not-theirs');
    await kitchen.send(VISITOR, 'POST', '/account/recovery', {
      email: who.email,
      url: 'http://localhost/reset-password',
    });
    const { searchParams } = await kitchen.linkTo(who.email);
    const taken = await kitchen.send(VISITOR, 'PUT', '/account/recovery', {
      userId: who.id,
      secret: searchParams.get('secret'),
      password: PASSWORD,
    });
    expect(taken.statusCode).toBe(200);
    for (const anybody of [chef, who]) expect(await readsOf(anybody, 'not-theirs')).not.toContain(200);
    const [file] = await kitchen.database.query<{ userId: string | null; held: boolean }>(
      sql`select "userId", held from files where id = 'not-theirs'`,
    );
    expect(file).toEqual({ userId: null, held: true });
  });
});

// ISSUE-4
describe('without a proven address', () => {
  it('nobody sends anything but pictures', async () => {
    const { who } = await newcomer();
    for (const name of ['letter.pdf', 'film.mp4', 'words.txt', 'jpg'])
      expect(outcome(await send(who, `no-${name.replace('.', '-')}`, name))).not.toContain(201);
    expect(outcome(await send(who, 'letter', 'letter.pdf'))).toEqual([401, 'user_unauthorized']);
  });

  it('nobody sends a photo who has not ordered within a day', async () => {
    const who = await kitchen.customer('never-ordered');
    expect(outcome(await send(who, 'none'))).toEqual([401, 'user_unauthorized']);
    const { who: late } = await newcomer();
    await kitchen.database.execute(
      sql`update orders set "statusSince" = now() - interval '25 hours' where "userId" = ${late.id}`,
    );
    expect(outcome(await send(late, 'late'))).toEqual([401, 'user_unauthorized']);
  });

  it('one person has at most five photos, also if many are sent at once', async () => {
    const { who } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => send(who, `many-${who.id}-${index}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    const refused = answers.find(({ statusCode }) => statusCode !== 201);
    expect(refused && outcome(refused)).toEqual([413, 'storage_quota_exceeded']);
  });
});

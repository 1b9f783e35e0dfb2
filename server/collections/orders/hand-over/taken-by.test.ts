import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { DOOR_PHOTOS } from '#domain/hand-over/attributes.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, outcomeOf, type Person, VISITOR } from '#tests/kitchen.ts';
import { openOrderKitchen } from '#tests/order-kitchen.ts';

const kitchen = await closeAfterAll(openOrderKitchen());
const door = { width: 2400, height: 1200, channels: 3, background: '#a63' } as const;
const photo: Buffer = await sharp({ create: door })
  .jpeg()
  .withExif({ IFD0: { Copyright: 'Asha Rao' }, IFD3: { GPSLatitude: '18/1 31/1 12/1' } })
  .toBuffer();

beforeEach(() => kitchen.setSection('handOver', { photo: true }));

const files = `/storage/buckets/${DOOR_PHOTOS}/files`;
let count = 0;
/** Sends a photo as this person; returns its id, and the answer. */
async function send(who: Person) {
  const id = `door-${++count}`;
  const form = new FormData();
  form.append('fileId', id);
  form.append('file', new File([new Uint8Array(photo)], 'door.jpg', { type: 'image/jpeg' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const answer = await kitchen.app.server.inject({
    method: 'POST',
    url: `/v1${files}`,
    headers: {
      'x-appwrite-project': 'rasoi',
      ...(who.session && { 'x-appwrite-session': who.session }),
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { id, answer };
}

async function onItsWay(): Promise<string> {
  const id = await kitchen.place();
  await kitchen.walk(id, 'accepted', 'ready');
  await kitchen.event(kitchen.cook, id, { type: 'assign', from: 'ready', riderId: 'rider' });
  await kitchen.walk(id, 'outForDelivery');
  return id;
}
const deliver = (id: string, more: object) =>
  kitchen.step(kitchen.rider, id, 'outForDelivery', 'delivered', more);
const view = (who: Person, id: string) => kitchen.send(who, 'GET', `${files}/${id}/view`);

// DOOR-4
describe('who took the food', () => {
  it('is kept with the order, for its customer and the kitchen, and not in its events', async () => {
    const id = await onItsWay();
    expect((await deliver(id, { handedTo: '  The guard ' })).statusCode).toBe(201);
    const seen = (await kitchen.read(kitchen.asha, 'orders', id)).json();
    expect(seen).toMatchObject({ handedOverBy: 'name', handedOverTo: 'The guard' });
    const [event] = (await kitchen.ofOrder('orderEvents', id)).filter(({ to }) => to === 'delivered');
    expect(event).toMatchObject({ handedTo: null, photoId: null });
  });

  it('is no longer than a name, and stands in no link to the order', async () => {
    const id = await onItsWay();
    expect((await deliver(id, { handedTo: 'x'.repeat(61) })).statusCode).toBe(400);
    await deliver(id, { handedTo: 'Meera' });
    const { url } = (await kitchen.send(kitchen.cook, 'GET', `/orders/${id}/link`)).json();
    const { search } = new URL(url);
    const shared = (await kitchen.send(VISITOR, 'GET', `/orders/${id}/shared${search}`)).json();
    expect(shared.order.$id).toBe(id);
    expect(JSON.stringify(shared)).not.toContain('Meera');
  });

  it('is unknown if the rider says nothing', async () => {
    const id = await onItsWay();
    await deliver(id, {});
    expect(await kitchen.order(id)).toMatchObject({ handedOverBy: null, handedOverTo: null });
  });
});

// DOOR-6
describe('a photo at the door', () => {
  it('is seen by its rider, the kitchen and the customer of the order, and by nobody else', async () => {
    const order = await onItsWay();
    const { id } = await send(kitchen.rider);
    expect(outcomeOf(await view(kitchen.asha, id))).toEqual([404, 'storage_file_not_found']);
    expect((await deliver(order, { photoId: id })).statusCode).toBe(201);
    expect(await kitchen.order(order)).toMatchObject({ handedOverBy: 'photo', handOverPhoto: id });
    for (const who of [kitchen.asha, kitchen.rider, kitchen.cook, kitchen.manager, kitchen.owner])
      expect((await view(who, id)).statusCode).toBe(200);
    for (const who of [kitchen.ravi, kitchen.otherRider, VISITOR])
      expect(outcomeOf(await view(who, id))).toEqual([404, 'storage_file_not_found']);
  });

  it('is sent by staff alone', async () => {
    for (const who of [VISITOR, kitchen.asha])
      expect(outcomeOf((await send(who)).answer)).toEqual([401, 'user_unauthorized']);
    expect((await send(kitchen.otherRider)).answer.statusCode).toBe(201);
  });

  it('is kept without place and camera, and no larger than a screen', async () => {
    const { id } = await send(kitchen.rider);
    const kept = await sharp((await view(kitchen.rider, id)).rawPayload).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([1600, 800, undefined]);
  });

  it('is changed and deleted by nobody', async () => {
    const { id } = await send(kitchen.rider);
    for (const who of [kitchen.rider, kitchen.owner]) {
      expect((await kitchen.send(who, 'DELETE', `${files}/${id}`)).statusCode).toBe(401);
      expect((await kitchen.send(who, 'PUT', `${files}/${id}`, { name: 'other.jpg' })).statusCode).toBe(401);
    }
  });

  it('is refused if it is another rider’s, of another order, or unknown, or the owner wants none', async () => {
    const [first, second] = [await onItsWay(), await onItsWay()];
    const invalid = [400, 'general_argument_invalid'];
    expect(outcomeOf(await deliver(first, { photoId: 'nothing' }))).toEqual(invalid);
    expect(outcomeOf(await deliver(first, { photoId: (await send(kitchen.otherRider)).id }))).toEqual(
      invalid,
    );
    const { id } = await send(kitchen.rider);
    await deliver(first, { photoId: id });
    expect(outcomeOf(await deliver(second, { photoId: id }))).toEqual(invalid);
    await kitchen.setSection('handOver', { photo: false });
    const other = await send(kitchen.rider);
    expect(outcomeOf(await deliver(second, { photoId: other.id }))).toEqual(invalid);
  });

  it('is deleted after 30 days, later while its order has an open report, and after a day without an order', async () => {
    const [order, reported] = [await onItsWay(), await onItsWay()];
    const photos = [await send(kitchen.rider), await send(kitchen.rider), await send(kitchen.rider)];
    const [used = '', unused = '', held = ''] = photos.map(({ id }) => id);
    await deliver(order, { photoId: used });
    await deliver(reported, { photoId: held });
    const report = { documentId: 'report', data: { orderId: reported, kind: 'wrong' } };
    expect((await kitchen.send(kitchen.asha, 'POST', at('orderIssues'), report)).statusCode).toBe(201);
    const DAY = 86_400_000;
    const left = async (age: number) => {
      await kitchen.database.execute(sql`update files set created = ${new Date(Date.now() - age)}`);
      await kitchen.app.files.sweep(new Date(Date.now() - DAY));
      const rows = await kitchen.database.query<{ id: string }>(
        sql`select id from files where id = any(${[used, unused, held]}::text[]) order by id`,
      );
      return rows.map(({ id }) => id);
    };
    expect(await left(2 * DAY)).toEqual([used, held]);
    expect(await left(29.9 * DAY)).toEqual([used, held]);
    expect(await left(30.1 * DAY)).toEqual([held]);
  });
});

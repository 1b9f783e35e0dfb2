import { describe, expect, it } from 'vitest';
import { readDeviceToken } from '#domain/devices/token.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { samples } from '#tests/samples/samples.ts';
import { listen, startListening } from '#tests/wire/realtime-client.ts';

const kitchen = await closeAfterAll(openKitchen());
const origin: string = await startListening(kitchen);
const owner = await kitchen.admin();
const asha = await kitchen.customer('asha');

const issue = (who: Person, id: string) => kitchen.send(who, 'POST', `/devices/${id}/token`);

/** Adds a printer and issues its token. */
async function addPrinter(id: string): Promise<Person> {
  const data = { name: 'Stove printer', kind: 'printer' };
  expect((await kitchen.create(owner, 'devices', data, id)).statusCode).toBe(201);
  const answer = await issue(owner, id);
  expect(answer.statusCode).toBe(201);
  return { id, email: '', session: answer.json().token };
}

const order = async (id: string) => {
  const answer = await kitchen.create(asha, 'orders', samples.orders(), id);
  expect(answer.statusCode).toBe(201);
};

const ORDERS = 'databases.rasoi.collections.orders.documents';

describe('a device', () => {
  // DEVICE-1
  it('signs in with a token that is shown once and stored only as a hash', async () => {
    const printer = await addPrinter('once');
    const secret = readDeviceToken(printer.session)?.secret ?? '';
    expect(secret).toHaveLength(64);
    expect((await kitchen.list(printer, 'orders')).statusCode).toBe(200);
    const rows = await kitchen.database.query<Record<string, unknown>>(
      sql`select to_jsonb(d)::text as device, to_jsonb(t)::text as token from devices d join device_tokens t on t.device = d.id`,
    );
    expect(JSON.stringify(rows)).toContain('once');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await kitchen.read(owner, 'devices', 'once')).body).not.toContain(secret);
    const audits = await kitchen.list(owner, 'audits');
    expect(audits.body).toContain('tokenIssuedAt');
    expect(audits.body).not.toContain(secret);
  });

  // DEVICE-2
  it('reads orders live with their payments, and may call no route of an account', async () => {
    const printer = await addPrinter('reader');
    const listener = await listen(origin, printer, ORDERS, 'databases.rasoi.collections.refunds.documents');
    await order('live');
    expect((await kitchen.list(printer, 'payments')).json().total).toBeGreaterThan(0);
    await listener.next('event');
    expect(listener.events()).toEqual(['databases.rasoi.collections.orders.documents.live.create']);
    listener.socket.close();
    for (const path of ['/account', '/account/sessions', '/account/export']) {
      expect((await kitchen.send(printer, 'GET', path)).statusCode, path).toBe(401);
    }
    const stepped = { orderId: 'live', type: 'step', from: 'placed', to: 'accepted' };
    const act = await kitchen.create(printer, 'orderEvents', stepped, 'act');
    expect([act.statusCode, act.json().type]).toEqual([401, 'user_unauthorized']);
    expect((await issue(printer, 'reader')).statusCode).toBe(401);
    expect((await kitchen.read(printer, 'devices', 'reader')).json().name).toBe('Stove printer');
    expect((await kitchen.read(printer, 'devices', 'once')).statusCode).toBe(404);
  });

  // DEVICE-3
  it('is signed out immediately when it is removed, including its open socket', async () => {
    const printer = await addPrinter('ended');
    const listener = await listen(origin, printer, ORDERS);
    const closed = listener.ended();
    expect((await kitchen.delete(owner, 'devices', 'ended')).statusCode).toBe(204);
    expect(await closed).toBe(1000);
    expect((await kitchen.list(printer, 'orders')).statusCode).toBe(401);
    await order('unheard');
    expect(listener.events()).toEqual([]);
  });

  // DEVICE-3
  it('is signed out immediately when it gets another token', async () => {
    const printer = await addPrinter('renewed');
    const listener = await listen(origin, printer, ORDERS);
    const closed = listener.ended();
    const { token } = (await issue(owner, 'renewed')).json();
    expect(await closed).toBe(1000);
    expect((await kitchen.list(printer, 'orders')).statusCode).toBe(401);
    expect((await kitchen.list({ ...printer, session: token }, 'orders')).statusCode).toBe(200);
  });

  // DEVICE-3
  it('keeps its socket when anything else of it changes', async () => {
    const printer = await addPrinter('renamed');
    const listener = await listen(origin, printer, ORDERS);
    const change = { data: { name: 'Counter printer' } };
    expect((await kitchen.send(owner, 'PATCH', at('devices', 'renamed'), change)).statusCode).toBe(200);
    await order('heard');
    await listener.next('event');
    expect(listener.events()).toEqual(['databases.rasoi.collections.orders.documents.heard.create']);
    listener.socket.close();
  });

  // DEVICE-4
  it('shows the time of its last request', async () => {
    const printer = await addPrinter('seen');
    const seen = async () => (await kitchen.read(owner, 'devices', 'seen')).json().lastSeenAt;
    expect(await seen()).toBeNull();
    await kitchen.list(printer, 'orders');
    const first = Date.parse(await seen());
    expect(Math.abs(first - Date.now())).toBeLessThan(60_000);
    kitchen.wait(5);
    await kitchen.list(printer, 'orders');
    expect(Date.parse(await seen()) - first).toBeGreaterThanOrEqual(5 * 60_000);
  });
});

// DEVICE-1
it('only owners and managers can issue tokens, and only for existing devices', async () => {
  await addPrinter('guarded');
  const manager = await kitchen.staff('manager');
  const refusal = [404, 'document_not_found'];
  for (const who of [VISITOR, asha, await kitchen.staff('kitchen')]) {
    const answer = await issue(who, 'guarded');
    expect([answer.statusCode, answer.json().type]).toEqual(refusal);
  }
  const unknown = await issue(owner, 'nowhere');
  expect([unknown.statusCode, unknown.json().type]).toEqual(refusal);
  expect((await issue(manager, 'guarded')).statusCode).toBe(201);
});

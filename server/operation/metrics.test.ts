import { describe, expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';

const METRICS_TOKEN = 'prometheus-of-the-kitchen';
const kitchen = await closeAfterAll(openKitchen({ METRICS_TOKEN }));
const asha = await kitchen.customer('asha');

const ask = (authorization?: string) =>
  kitchen.app.server.inject({ url: '/metrics', headers: { ...(authorization && { authorization }) } });

/** The lines of a metric, by their labels. */
async function metric(name: string): Promise<Record<string, number>> {
  const { body } = await ask(`Bearer ${METRICS_TOKEN}`);
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const [labels = '', value] = line.slice(name.length).split(/ (?=\S+$)/);
      return [labels, Number(value)];
    }),
  );
}

// OPS-5
describe('GET /metrics', () => {
  it('is closed without the token, and does not exist without the setting', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('Bearer wrong')).statusCode).toBe(401);
    const answer = await ask(`Bearer ${METRICS_TOKEN}`);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toContain('version=0.0.4');
    const closed = await openKitchen();
    const request = { url: '/metrics', headers: { authorization: 'Bearer undefined' } };
    expect((await closed.app.server.inject(request)).statusCode).toBe(404);
    await closed.close();
  });

  it('counts and times requests by the pattern of their route', async () => {
    await kitchen.read(VISITOR, 'dishes', 'samosa');
    await kitchen.read(VISITOR, 'dishes', 'nowhere');
    await kitchen.app.server.inject('/v1/nobody-knows-this');
    const counts = await metric('rasoi_http_request_duration_seconds_count');
    const route = '/v1/databases/:database/collections/:collection/documents/:document';
    expect(counts[`{method="GET",route="${route}",status="200"}`]).toBe(1);
    expect(counts[`{method="GET",route="${route}",status="404"}`]).toBe(1);
    expect(JSON.stringify(counts)).not.toMatch(/samosa|nowhere|nobody-knows/);
  });

  it('counts orders placed, each once, and orders refused by reason', async () => {
    const placeOrder = (id: string, items: string[]) =>
      kitchen.create(asha, 'orders', { items, paymentMethod: 'cod', address: '4, MG Road, Pune' }, id);
    const items = [JSON.stringify({ DishID: 'phulka', quantity: 1, price: 49 })];
    expect((await placeOrder('first', [])).statusCode).toBe(400);
    const placed = await placeOrder('second', items);
    expect(placed.statusCode).toBe(201);
    expect((await placeOrder('second', items)).statusCode).toBe(201);
    expect(await metric('rasoi_orders_placed_total')).toEqual({ '{kind="delivery",channel="online"}': 1 });
    expect(await metric('rasoi_orders_refused_total')).toEqual({ '{reason="order_empty"}': 1 });
  });

  it('counts what caches had and had not', async () => {
    const before = await metric('rasoi_cache_hits_total');
    await kitchen.list(VISITOR, 'menus');
    await kitchen.list(VISITOR, 'menus');
    const after = await metric('rasoi_cache_hits_total');
    expect(Number(after['{cache="lists"}']) - Number(before['{cache="lists"}'])).toBe(1);
    expect((await metric('rasoi_cache_misses_total'))['{cache="lists"}']).toBeGreaterThan(0);
    expect(after).toHaveProperty('{cache="pages"}');
  });

  it('shows the outbox, sockets, the pool, the database and the event loop', async () => {
    await kitchen.database.execute(sql`delete from mails`);
    await kitchen.send(VISITOR, 'POST', '/account/recovery', {
      email: asha.email,
      url: 'http://localhost:3000/reset-password',
    });
    await kitchen.database.execute(sql`update mails set "createdAt" = now() - interval '90 seconds'`);
    expect(await metric('rasoi_outbox_mails')).toEqual({ '': 1 });
    expect((await metric('rasoi_outbox_oldest_seconds'))['']).toBeGreaterThanOrEqual(90);
    expect(await metric('rasoi_sockets')).toEqual({ '': 0 });
    expect((await metric('rasoi_database_connections'))['{state="open"}']).toBeGreaterThan(0);
    expect((await metric('rasoi_database_size_bytes'))['']).toBeGreaterThan(1e6);
    expect((await metric('nodejs_eventloop_lag_p99_seconds'))['']).toBeGreaterThan(0);
    expect(await metric('rasoi_database_up')).toEqual({ '': 1 });
  });
});

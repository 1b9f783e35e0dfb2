import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/users/roles.ts';
import { sql } from '#server/db/sql-template.ts';
import type { KeptBody } from '#server/http/kept-body.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, VISITOR } from '#tests/kitchen.ts';
import { anyone, signedIn } from './access.ts';
import { type Actor, VISITOR as NOBODY, SYSTEM } from './actor.ts';
import { type Access, defineCollection, type Principal } from './collection.ts';
import { createEvents } from './events.ts';
import { createListCache } from './list-cache.ts';
import type { Where } from './where.ts';

const byPrice = encodeURIComponent(JSON.stringify({ method: 'orderAsc', attribute: 'price' }));
const all = encodeURIComponent(JSON.stringify({ method: 'limit', values: [100] }));

interface Shown {
  $id: string;
  price: number;
}

async function listed(who = VISITOR): Promise<Map<string, number>> {
  const answer = await kitchen.send(who, 'GET', `${at('dishes')}?queries[0]=${byPrice}&queries[1]=${all}`);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return new Map(answer.json().documents.map(({ $id, price }: Shown) => [$id, price]));
}

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();
const asha = await kitchen.customer('asha');

describe('lists of the menu', () => {
  it('show every change immediately', async () => {
    const dish = {
      name: 'Poha',
      description: 'Flat rice',
      price: 60,
      menuId: 'snacks',
      imgUrl: '/poha.webp',
    };
    expect((await listed()).has('poha')).toBe(false);
    await kitchen.create(chef, 'dishes', dish, 'poha');
    expect((await listed()).get('poha')).toBe(60);
    await kitchen.change(chef, 'dishes', 'poha', { price: 65 });
    expect((await listed()).get('poha')).toBe(65);
    await kitchen.send(chef, 'PUT', at('dishes', 'poha'), { data: { ...dish, price: 70 } });
    expect((await listed(asha)).get('poha')).toBe(70);
    await kitchen.delete(chef, 'dishes', 'poha');
    expect((await listed()).has('poha')).toBe(false);
  });

  it('are answered without a database query until something changes', async () => {
    const before = await listed();
    await kitchen.database.execute(sql`update dishes set price = price + 100`);
    expect(await listed(asha)).toEqual(before);
    await kitchen.change(chef, 'dishes', 'samosa', { description: 'Fresh' });
    const after = await listed();
    expect(after.get('phulka')).toBe(Number(before.get('phulka')) + 1);
  });

  it('are correct for everybody while dishes are being changed', async () => {
    const read = async () => (await listed()).get('samosa');
    for (let price = 60; price < 75; price++) {
      const change = kitchen.change(chef, 'dishes', 'samosa', { price });
      await Promise.all([read(), read(), change, read(), read()]);
      expect(await read()).toBe(price);
    }
  });

  it('have the same content compressed or not, cached or not', async () => {
    const ask = (encoding?: string) =>
      kitchen.app.server.inject({
        url: `/v1${at('dishes')}?queries[0]=${all}`,
        headers: {
          'x-appwrite-project': 'rasoi',
          origin: 'http://localhost',
          ...(encoding !== undefined && { 'accept-encoding': encoding }),
        },
      });
    await kitchen.change(chef, 'dishes', 'samosa', { price: 61 });
    const plain = (await ask()).rawPayload;
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const [accepted, used] of [
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['br', 'br'],
      ['zstd', undefined],
      [undefined, undefined],
    ] as const) {
      const { headers, rawPayload } = await ask(accepted);
      expect([headers['content-encoding'], headers['content-type']]).toEqual([
        used,
        'application/json; charset=utf-8',
      ]);
      expect(headers.vary).toBe('Origin, accept-encoding');
      expect(unpack[used ?? 'identity'](rawPayload).equals(plain)).toBe(true);
    }
  });

  it('differ by format, selected attributes and total', async () => {
    const ask = (search: string, format = '1.7.0') =>
      kitchen.app.server.inject({
        url: `/v1${at('menus')}${search}`,
        headers: { 'x-appwrite-project': 'rasoi', 'x-appwrite-response-format': format },
      });
    const sequences = [];
    for (const format of ['1.7.0', '1.9.0']) {
      sequences.push(typeof (await ask('', format)).json().documents[0].$sequence);
    }
    expect(sequences).toEqual(['number', 'string']);
    expect((await ask('')).json().total).toBe(8);
    expect((await ask('?total=false')).json().total).toBe(0);
  });
});

const text = async (answer: Promise<KeptBody | string>) => {
  const found = await answer;
  return typeof found === 'string' ? found : found.bytes.toString();
};

const SHOWN: Where = { op: 'isNull', field: 'id' };

const person = (role: Role | null): Actor => ({
  kind: 'user',
  user: { id: 'somebody', email: '', name: '', role, isAdmin: false, emailVerified: false },
});

describe('the list cache', () => {
  const menus = defineCollection('menus', {}, () => ({
    belongsTo: 'nobody',
    reachedBy: 'documents',
    subscribers: 'readers',
    audit: { never: 'It is made up.' },
    access: { read: anyone },
  }));
  const event = {
    collection: 'menus',
    action: 'update' as const,
    document: { id: 'x', sequence: 1, created: new Date(), updated: new Date(), permissions: [], data: {} },
  };

  function opened() {
    const events = createEvents(() => undefined);
    const cache = createListCache(events);
    let asked = 0;
    const ask = (question: string, answer: string | Promise<string> = 'answer') =>
      text(
        cache.answer(menus, NOBODY, question, async () => {
          asked++;
          return answer;
        }),
      );
    return { events, cache, ask, asked: () => asked };
  }

  it('keeps an answer until its collection changes', async () => {
    const { events, ask, asked } = opened();
    await ask('a', 'first');
    expect([await ask('a', 'second'), asked()]).toEqual(['first', 1]);
    await events.publish([{ ...event, collection: 'dishes' }]);
    expect([await ask('a', 'second'), asked()]).toEqual(['first', 1]);
    await events.publish([event]);
    expect([await ask('a', 'second'), asked()]).toEqual(['second', 2]);
  });

  it('keeps an answer’s compressed form, and compresses again after a change', async () => {
    const { events, cache } = opened();
    const packed = async () => {
      const answer = await cache.answer(menus, NOBODY, 'a', async () => 'answer');
      return typeof answer === 'string' ? answer : answer.compressed('br');
    };
    expect(await packed()).toBe('answer');
    const kept = await packed();
    expect(Buffer.isBuffer(kept)).toBe(true);
    expect(await packed()).toBe(kept);
    await events.publish([event]);
    expect(await packed()).toBe('answer');
    expect(await packed()).not.toBe(kept);
  });

  it('does not cache an answer whose query started before a change', async () => {
    const { events, ask } = opened();
    let arrive: (answer: string) => void = () => undefined;
    const slow = ask('a', new Promise((resolve) => (arrive = resolve)));
    await events.publish([event]);
    arrive('old');
    expect(await slow).toBe('old');
    expect(await ask('a', 'new')).toBe('new');
  });

  // SAFE-40
  it('keeps frequently used lists, however many other lists are requested in between', async () => {
    const { ask, asked } = opened();
    const junk = 'x'.repeat(100_000);
    for (let n = 0; n < 300; n++) {
      await ask('the menu', 'dishes');
      await ask(`junk ${n}`, junk);
    }
    expect(asked()).toBe(1 + 300);
    // Of 30 MB of other answers, the latest are cached and the first were dropped.
    await ask('junk 299', junk);
    expect(asked()).toBe(1 + 300);
    await ask('junk 0', junk);
    expect(asked()).toBe(1 + 301);
  });

  it('does not cache very large answers, which would displace most others', async () => {
    const { ask, asked } = opened();
    await ask('the menu', 'dishes');
    for (let n = 0; n < 2; n++) await ask('everything', 'x'.repeat(2_000_000));
    await ask('the menu');
    expect(asked()).toBe(1 + 2);
  });

  it('caches nothing of collections that not everybody may read', async () => {
    const { cache } = opened();
    const rules: Access[] = [() => false, signedIn, ({ user }) => (user ? true : SHOWN)];
    for (const read of rules) {
      for (const actor of [NOBODY, SYSTEM]) {
        const orders = { ...menus, name: 'orders', access: { read } };
        const answers = [];
        for (const answer of ['mine', 'theirs']) {
          answers.push(await text(cache.answer(orders, actor, 'a', async () => answer)));
        }
        expect(answers).toEqual(['mine', 'theirs']);
      }
    }
  });

  // ADMIN-146
  it('keeps for visitors and customers what they all read of a collection, and nothing for people at work', async () => {
    const { cache } = opened();
    const dishes = {
      ...menus,
      name: 'dishes',
      access: { read: ({ user }: Principal) => (user?.role ? true : SHOWN) },
    };
    const ask = (actor: Actor, answer: string) => text(cache.answer(dishes, actor, 'a', async () => answer));
    expect([await ask(NOBODY, 'open'), await ask(NOBODY, 'other'), await ask(person(null), 'other')]).toEqual(
      Array(3).fill('open'),
    );
    expect([await ask(person('kitchen'), 'all'), await ask(SYSTEM, 'all')]).toEqual(['all', 'all']);
    expect(await ask(NOBODY, 'other')).toBe('open');
  });
});

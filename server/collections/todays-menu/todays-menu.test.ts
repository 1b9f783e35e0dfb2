import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { TodaysMenuAnswer } from '#domain/menus/todays-menu.ts';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { type Person, VISITOR } from '#tests/kitchen.ts';
import { openPlanKitchen } from '#tests/plan-kitchen.ts';

const kitchen = await closeAfterAll(openPlanKitchen({ PUBLIC_URL: 'https://swaad.example' }));

const ask = (query: object = {}, who: Person = kitchen.manager, path = '/todays-menu') =>
  kitchen.send(who, 'GET', `${path}?${new URLSearchParams({ language: 'en', ...query })}`);
const answerOf = async (query: object = {}) => (await ask(query)).json<TodaysMenuAnswer>();
const setDish = async (id: string, data: object) =>
  expect((await kitchen.change(kitchen.owner, 'dishes', id, data)).statusCode).toBe(200);

// TELL-11
describe('today’s menu', () => {
  it('has the dishes on sale by category with marks and prices, and no dish that is sold out', async () => {
    const { text, link, isEmpty } = await answerOf();
    expect(isEmpty).toBe(false);
    expect(text).toMatch(/^Rasoi, /);
    expect(text).toMatch(/\n\n\*[^*]+\*\n(?:[🟢🔺] .+ – (?:from )?₹\d+\n)+/u);
    expect(text).toContain('🟢 Ghar Ki Thali – ');
    expect(text).toContain('https://swaad.example');
    expect(new URL(link).pathname).toBe('/');
    expect(new URL(link).searchParams.get('text')).toBe(text);
    await setDish('ghar-ki-thali', { isAvailable: false, soldOutFor: 'untilSwitchedOn' });
    expect((await answerOf()).text).not.toContain('Ghar Ki Thali');
    await setDish('ghar-ki-thali', { isAvailable: true });
    expect((await answerOf()).text).toContain('Ghar Ki Thali');
  });

  it('is in the chosen language, and in the owner’s words', async () => {
    await setDish('phulka', { translations: { hi: { name: 'फुल्का (4 नग)' } } });
    const hindi = await answerOf({ language: 'hi' });
    expect(hindi.text).toContain('फुल्का (4 नग) – ₹');
    await kitchen.create(kitchen.owner, 'messageTexts', {
      ...{ kind: 'chat-menu', language: 'hi', words: 'आज {date}:\n{dishes}\n{page}' },
    });
    expect((await answerOf({ language: 'hi' })).text).toMatch(/^आज .+:\n+\*/);
  });

  it('says exactly what hostile names are, and has room for its end', async () => {
    await setDish('phulka', { name: `<b>%0a&text=\u202e${'x'.repeat(100)}` });
    const { text, link } = await answerOf();
    expect(text).toContain('🟢 <b>%0a&text=xxx');
    expect(text).toMatch(/https:\/\/swaad\.example$/);
    expect([...text].length).toBeLessThanOrEqual(2000);
    expect(new URL(link).searchParams.get('text')).toBe(text);
    await setDish('phulka', { name: 'Phulka (4 pieces)' });
  });

  it('of a plan has what it serves at each meal time of the day, and what its customers choose', async () => {
    for (const day of ['today', 'tomorrow']) {
      const { text } = await answerOf({ planId: 'tiffin', day });
      expect(text.split('\n').slice(1)).toEqual([
        '',
        '*Ghar ka khana · Lunch · ₹120 a meal*',
        '🟢 Ghar Ki Thali',
        '🟢 3 × Phulka (4 pieces)',
        'Bread: Roti / Rice',
        '',
        '*Ghar ka khana · Dinner · ₹120 a meal*',
        '🟢 Ghar Ki Thali',
        '🟢 3 × Phulka (4 pieces)',
        'Bread: Roti / Rice',
        '',
        'Order here: https://swaad.example',
      ]);
    }
    expect((await answerOf({ planId: 'tiffin' })).day).toBe(kitchen.day(0));
    expect((await answerOf({ planId: 'tiffin', day: 'tomorrow' })).day).toBe(kitchen.day(1));
    expect((await ask({ planId: 'gone' })).statusCode).toBe(404);
  });

  it('is a picture too, in each language', async () => {
    const drawn: Buffer[] = [];
    for (const language of ['en', 'hi', 'en']) {
      const answer = await ask({ language }, kitchen.manager, '/todays-menu/picture');
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      const { width, height = 0 } = await sharp(answer.rawPayload).metadata();
      expect(width).toBe(1080);
      expect(height).toBeGreaterThan(600);
      expect(answer.rawPayload.length).toBeLessThan(1_000_000);
      drawn.push(answer.rawPayload);
    }
    expect(drawn[0]?.equals(drawn[1] ?? Buffer.alloc(0))).toBe(false);
    expect(drawn[0]?.equals(drawn[2] ?? Buffer.alloc(0))).toBe(true);
  });

  it('without dishes is nothing to send, and has no picture', async () => {
    await kitchen.database.execute(sql`update dishes set "isAvailable" = false`);
    expect((await answerOf()).isEmpty).toBe(true);
    expect((await ask({}, kitchen.manager, '/todays-menu/picture')).statusCode).toBe(404);
    await kitchen.database.execute(sql`update dishes set "isAvailable" = true`);
  });

  it('is noted as prepared, never as sent', async () => {
    const note = { planId: 'tiffin', language: 'hi', as: 'picture' };
    const prepared = (data: object, who = kitchen.manager) =>
      kitchen.send(who, 'POST', '/todays-menu/prepared', data);
    expect((await prepared(note)).statusCode).toBe(204);
    expect((await prepared({ ...note, planId: 'gone' })).statusCode).toBe(404);
    expect((await prepared({ ...note, as: 'pizza' })).statusCode).toBe(400);
    expect(
      await kitchen.database.query(
        sql`select action, label from audits where "documentId" = 'tiffin' and collection = 'customerMessages'`,
      ),
    ).toEqual([{ action: 'prepare', label: 'menu (hi, picture)' }]);
    expect((await prepared(note, kitchen.cook)).statusCode).toBe(401);
  });

  it('is for owners and managers, in a language that there is', async () => {
    for (const who of [VISITOR, kitchen.asha, kitchen.cook, kitchen.rider])
      for (const path of ['/todays-menu', '/todays-menu/picture'])
        expect((await ask({}, who, path)).statusCode).toBe(401);
    for (const wrong of [{ language: 'xx' }, { day: 'yesterday' }, { planId: 'x'.repeat(40) }])
      expect((await ask(wrong)).statusCode).toBe(400);
  });
});

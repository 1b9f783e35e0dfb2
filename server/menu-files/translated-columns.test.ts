import { beforeEach, describe, expect, it } from 'vitest';
import { csvMessages } from '#domain/dishes/csv-messages.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

beforeEach(async () => {
  for (const [id, name] of Object.entries({ kachori: 'Kachori', bhaji: 'Bhaji' })) {
    const data = { name, price: 40, description: 'Crisp', menuId: 'snacks', imgUrl: '/x.webp' };
    await kitchen.send(chef, 'PUT', at('dishes', id), { data });
  }
});

const csv = (...lines: string[]) => lines.join('\r\n');
const preview = (text: string) => kitchen.send(chef, 'POST', '/dishes/import/preview', { text });

describe('an import of dishes', () => {
  // ADMIN-100
  it.each([
    ['name:hi', 'description:hi'],
    ['hindiName', 'hindiDescription'],
  ])('takes texts in another language from the columns %s and %s', async (name, description) => {
    const confirm = (text: string, seen: unknown) =>
      kitchen.send(chef, 'POST', '/dishes/import', { text, seen });
    const dish = async (id: string) => (await kitchen.read(chef, 'dishes', id)).json();
    const first = await preview(csv(`id,${name},${description}`, 'kachori,कचौरी,खस्ता', 'bhaji,भाजी,'));
    expect(first.json().lines).toMatchObject([
      {
        changes: [
          { column: 'name:hi', before: '', after: 'कचौरी' },
          { column: 'description:hi', before: '', after: 'खस्ता' },
        ],
      },
      { changes: [{ column: 'name:hi', before: '', after: 'भाजी' }] },
    ]);
    const file = csv(`id,${name},${description}`, 'kachori,कचौरी,खस्ता', 'bhaji,भाजी,');
    expect((await confirm(file, first.json().seen)).json()).toEqual({ added: 0, changed: 2 });
    expect((await dish('kachori')).translations).toEqual({ hi: { name: 'कचौरी', description: 'खस्ता' } });
    const without = csv(`id,${name}`, 'kachori,');
    await confirm(without, (await preview(without)).json().seen);
    expect((await dish('kachori')).translations).toEqual({ hi: { description: 'खस्ता' } });
    const exported: string = (await kitchen.send(chef, 'GET', '/dishes/csv')).body;
    expect(exported.split('\r\n', 1)[0]).toContain(',description,name:hi,description:hi,price,');
    expect((await preview(exported)).json()).toMatchObject({ lines: [], unknownColumns: [] });
  });

  it('refuses a file that has a text under its present and its earlier heading', async () => {
    const text = csv('id,name:hi,hindiName', 'kachori,कचौरी,कचौरी');
    expect((await preview(text)).json().problem).toBe(csvMessages.twice('name:hi'));
    const answer = await kitchen.send(chef, 'POST', '/dishes/import', { text, seen: [] });
    expect([answer.statusCode, answer.json().message]).toEqual([400, csvMessages.twice('name:hi')]);
  });
});

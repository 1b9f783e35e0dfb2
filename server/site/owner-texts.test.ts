import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen } from '#tests/kitchen.ts';

const set = (section: string, value: object) => kitchen.changeSettings(owner, section, value);

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.staff('owner');
const asha = await kitchen.customer('asha');

beforeEach(async () => {
  const saved = await set('shop', { name: 'Amma’s Tiffin', translations: { hi: { name: 'अम्मा का टिफ़िन' } } });
  expect(saved.statusCode).toBe(200);
});

// LANG-45
describe('the name of the shop in another language', () => {
  it('is what a phone installs from a page in that language', async () => {
    const manifest = async (base = '') =>
      (await kitchen.app.server.inject({ method: 'GET', url: `${base}/manifest.webmanifest` })).json();
    expect([(await manifest()).name, (await manifest('/hi')).name]).toEqual([
      'Amma’s Tiffin',
      'अम्मा का टिफ़िन',
    ]);
  });

  it('is in mails to whoever reads that language, and in no others', async () => {
    async function order(id: string): Promise<string> {
      const data = {
        items: [JSON.stringify({ DishID: 'ghar-ki-thali', quantity: 1, price: 249 })],
        address: '4, MG Road, Pune',
      };
      expect((await kitchen.create(asha, 'orders', data, id)).statusCode).toBe(201);
      const mail = (await kitchen.mails()).findLast(({ kind }) => kind === 'order-confirmation');
      return `${mail?.subject} ${mail?.text}`;
    }
    expect(await order('order1')).toContain('Amma’s Tiffin');
    const changed = await kitchen.change(asha, 'users', 'asha', { language: 'hi' });
    expect(changed.statusCode).toBe(200);
    const hindi = await order('order2');
    expect(hindi).toContain('अम्मा का टिफ़िन');
    expect(hindi).not.toContain('Amma’s Tiffin');
  });

  it('is refused by its own name if it does not fit', async () => {
    const refused = await set('shop', { translations: { hi: { name: 'अ'.repeat(61) } } });
    expect([refused.statusCode, refused.json().type]).toEqual([400, 'document_invalid_structure']);
    expect(refused.json().message).toContain('"name:hi" must be one line of 1 to 60 characters');
  });

  it('is a change of its own in the audit log', async () => {
    await set('shop', { name: 'Amma’s Tiffin', translations: { hi: { name: 'अम्मा' } } });
    const { documents } = (
      await kitchen.list(owner, 'audits', { method: 'orderDesc', attribute: '$sequence' })
    ).json();
    expect(documents[0].changes.map((change: string) => JSON.parse(change))).toEqual([
      { field: 'name:hi', before: 'अम्मा का टिफ़िन', after: 'अम्मा' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

interface Address {
  $id: string;
  label: string;
  street: string;
  isDefault: boolean;
}
let turn = 0;

const home = {
  label: 'Home',
  houseNo: '4',
  street: 'MG Road',
  landmark: 'Near the temple',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: 411001,
};
const office = { ...home, label: 'Office', houseNo: 'B-12', street: 'Senapati Bapat Road', landmark: null };
const { label: _label, ...inProfile } = home;

const person = () => kitchen.customer(`person${++turn}`);
const add = (who: Person, id: string, data: object = home) => kitchen.create(who, 'addresses', data, id);
const change = (who: Person, id: string, data: object) => kitchen.change(who, 'addresses', id, data);
const completeProfile = (who: Person, data: object = inProfile) => kitchen.change(who, 'users', who.id, data);

async function book(who: Person): Promise<Address[]> {
  return (await kitchen.list(who, 'addresses', { method: 'limit', values: [100] })).json().documents;
}
const defaults = async (who: Person) =>
  (await book(who)).filter(({ isDefault }) => isDefault).map(({ $id }) => $id);
const profile = async (who: Person) => (await kitchen.read(who, 'users', who.id)).json();

const kitchen = await closeAfterAll(openKitchen());

describe('the first address of a person', () => {
  it('is the address with which the profile is completed', async () => {
    const asha = await person();
    expect(await book(asha)).toEqual([]);
    kitchen.takeEvents();
    expect((await completeProfile(asha)).statusCode).toBe(200);
    const [first, ...rest] = await book(asha);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ ...home, userId: asha.id, isDefault: true });
    expect(kitchen.takeEvents()).toEqual([`users update ${asha.id}`, `addresses create ${first?.$id}`]);
  });

  it('is also added by a create request, which signup may send', async () => {
    const asha = await person();
    await kitchen.create(asha, 'users', inProfile, asha.id);
    expect(await book(asha)).toMatchObject([{ ...home, isDefault: true }]);
  });

  it('is not created from an incomplete address, and not created twice', async () => {
    const asha = await person();
    await completeProfile(asha, { ...inProfile, pincode: null });
    await completeProfile(asha, { phone: 9876543210 });
    expect(await book(asha)).toEqual([]);
    await completeProfile(asha, { pincode: 411001 });
    await completeProfile(asha, { name: 'Asha' });
    expect(await book(asha)).toHaveLength(1);
  });

  it('is the default in any case, and appears in the profile', async () => {
    const asha = await person();
    kitchen.takeEvents();
    const answer = await add(asha, 'first', { ...home, isDefault: false, userId: 'chef' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ userId: asha.id, isDefault: true });
    expect(await profile(asha)).toMatchObject(inProfile);
    expect(kitchen.takeEvents()).toEqual(['addresses create first', `users update ${asha.id}`]);
  });
});

describe('the default address', () => {
  it('changes when another one becomes the default, and the profile with it', async () => {
    const asha = await person();
    await add(asha, 'one');
    await add(asha, 'two', office);
    expect(await defaults(asha)).toEqual(['one']);
    kitchen.takeEvents();
    await change(asha, 'two', { isDefault: true });
    expect(kitchen.takeEvents()).toEqual([
      'addresses update one',
      'addresses update two',
      `users update ${asha.id}`,
    ]);
    expect(await defaults(asha)).toEqual(['two']);
    expect(await profile(asha)).toMatchObject({ street: office.street, landmark: null });
    await add(asha, 'three', { ...home, street: 'FC Road', isDefault: true });
    expect(await defaults(asha)).toEqual(['three']);
    expect(await profile(asha)).toMatchObject({ street: 'FC Road' });
  });

  it('can’t be unset', async () => {
    const asha = await person();
    await add(asha, 'only');
    await add(asha, 'spare', office);
    kitchen.takeEvents();
    expect((await change(asha, 'only', { isDefault: false })).json().isDefault).toBe(true);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('becomes the oldest remaining one when it is deleted; without any, the profile has no address', async () => {
    const asha = await person();
    await add(asha, 'a');
    await add(asha, 'b', office);
    await add(asha, 'c', { ...home, street: 'FC Road' });
    kitchen.takeEvents();
    expect((await kitchen.delete(asha, 'addresses', 'a')).statusCode).toBe(204);
    expect(kitchen.takeEvents()).toEqual([
      'addresses delete a',
      'addresses update b',
      `users update ${asha.id}`,
    ]);
    expect(await profile(asha)).toMatchObject({ street: office.street });
    await kitchen.delete(asha, 'addresses', 'c');
    expect(kitchen.takeEvents()).toEqual(['addresses delete c']);
    await kitchen.delete(asha, 'addresses', 'b');
    expect(await profile(asha)).toMatchObject({ houseNo: null, street: null, pincode: null });
  });

  it('is a single one even if ten are made the default at once', async () => {
    const asha = await person();
    const ids = Array.from({ length: 10 }, (_, nth) => `many${nth}`);
    const added = await Promise.all(ids.map((id) => add(asha, id, { ...home, street: id, isDefault: true })));
    expect(added.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    const changed = await Promise.all(ids.map((id) => change(asha, id, { isDefault: true })));
    expect(changed.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    const [kept, ...others] = await defaults(asha);
    expect(others).toEqual([]);
    expect(await profile(asha)).toMatchObject({ street: kept });
  });
});

describe('the profile and the default address', () => {
  // PROFILE-8
  it('change together', async () => {
    const asha = await person();
    await add(asha, 'mine');
    await add(asha, 'other', office);
    kitchen.takeEvents();
    await change(asha, 'mine', { street: 'Laxmi Road' });
    expect(kitchen.takeEvents()).toEqual(['addresses update mine', `users update ${asha.id}`]);
    expect(await profile(asha)).toMatchObject({ street: 'Laxmi Road' });
    await completeProfile(asha, { houseNo: '7', street: 'Tilak Road' });
    expect(kitchen.takeEvents()).toEqual([`users update ${asha.id}`, 'addresses update mine']);
    expect(await book(asha)).toMatchObject([
      { $id: 'mine', houseNo: '7', street: 'Tilak Road', label: 'Home' },
      { $id: 'other', street: office.street },
    ]);
  });

  it('are not changed by changes of other attributes', async () => {
    const asha = await person();
    await add(asha, 'kept');
    await add(asha, 'second', office);
    kitchen.takeEvents();
    await change(asha, 'kept', { label: 'Maika' });
    await change(asha, 'second', { street: 'FC Road' });
    await completeProfile(asha, { phone: 9876543210 });
    expect(kitchen.takeEvents()).toEqual([
      'addresses update kept',
      'addresses update second',
      `users update ${asha.id}`,
    ]);
    expect(await profile(asha)).toMatchObject({ street: home.street });
  });

  it('can’t be emptied in the profile while the address book has a default', async () => {
    const asha = await person();
    await add(asha, 'firm');
    kitchen.takeEvents();
    const answer = await completeProfile(asha, { street: ' ' });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'general_argument_invalid']);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await profile(asha)).toMatchObject({ street: home.street });
  });
});

describe('the address book refuses', () => {
  it.each([
    ['no house', { houseNo: undefined }],
    ['a street of blanks', { street: '  ' }],
    ['no city', { city: null }],
    ['a pincode of five digits', { pincode: 41100 }],
    ['a pincode as text', { pincode: '411001' }],
    ['a label of nothing', { label: '' }],
    ['a label beyond 40', { label: 'x'.repeat(41) }],
    ['null for the default', { isDefault: null }],
  ])('%s', async (_what, over) => {
    const asha = await person();
    kitchen.takeEvents();
    const answer = await add(asha, `bad${turn}`, { ...home, ...over });
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await book(asha)).toEqual([]);
  });

  it('more than 20 addresses, even when they are sent at once', async () => {
    const asha = await person();
    const answers = await Promise.all(Array.from({ length: 23 }, (_, nth) => add(asha, `of23-${nth}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => answer.json().type)).toEqual(Array(3).fill('general_argument_invalid'));
    expect(await book(asha)).toHaveLength(20);
  });

  it.each(['visitor', 'somebody else', 'an admin'] as const)('%s, in another person’s book', async (who) => {
    const asha = await person();
    const id = `private${turn}`;
    await add(asha, id);
    const them = {
      visitor: async () => VISITOR,
      'somebody else': person,
      'an admin': () => kitchen.admin(`chef${turn}`),
    };
    const other = await them[who]();
    kitchen.takeEvents();
    const list = await kitchen.list(other, 'addresses');
    expect(list.statusCode === 401 || list.json().total === 0).toBe(true);
    expect((await kitchen.read(other, 'addresses', id)).statusCode).toBe(404);
    expect((await change(other, id, { street: 'Mine' })).statusCode).toBe(401);
    expect((await kitchen.delete(other, 'addresses', id)).statusCode).toBe(401);
    const put = await kitchen.send(other, 'PUT', at('addresses', id), { data: home });
    expect(put.statusCode).toBe(401);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('the address of a visitor', async () => {
    expect((await add(VISITOR, 'nobodys')).statusCode).toBe(401);
  });
});

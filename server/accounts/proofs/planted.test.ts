import { beforeEach, describe, expect, it } from 'vitest';
import { openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';
import { PUSH_KEYS } from '#tests/samples/samples.ts';

let stranger: Person;
// A stranger signs up with somebody else's address and leaves things in the account, before its owner first signs in.
const kitchen = await closeAfterAll(openAccountKitchen());

beforeEach(async () => {
  stranger = await kitchen.nextCustomer();
});

/** Signs in by a code that is sent to an address. */
async function arrive(email: string): Promise<Person> {
  const asked = await kitchen.send(VISITOR, 'POST', '/account/sign-in-codes/email', { email });
  const mail = (await kitchen.mails()).findLast(({ to, kind }) => to === email && kind === 'sign-in-code');
  const code = { codeId: asked.json().$id, secret: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' };
  const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/code', code);
  expect(answer.statusCode).toBe(201);
  const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
  return { id: answer.json().userId, email, session: String(session) };
}

const PLANTED = {
  addresses: {
    label: 'Mine',
    houseNo: '7',
    street: 'Trap Lane',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: 411001,
  },
  pushSubscriptions: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/stranger',
    ...PUSH_KEYS,
  },
  favourites: { dishId: 'samosa' },
  carts: { dishId: 'samosa', quantity: 3 },
};

/** Fills the account; returns how many documents of each collection it then has. */
async function plant(who: Person): Promise<void> {
  for (const [name, data] of Object.entries(PLANTED)) {
    const made = await kitchen.create(who, name, data, `${name}-${who.id}`);
    expect([name, made.statusCode]).toEqual([name, 201]);
  }
  const profile = { phone: 9_812_345_678, name: 'Call this number', mailWhenDelivered: false };
  expect((await kitchen.change(who, 'users', who.id, profile)).statusCode).toBe(200);
  await kitchen.send(who, 'PATCH', '/account/prefs', { prefs: { theme: 'theirs' } });
}

const countsOf = async (who: Person) =>
  Promise.all(Object.keys(PLANTED).map(async (name) => (await kitchen.list(who, name)).json().total));

// SAFE-83
describe('an account that goes to whoever first proves its address', () => {
  it('has nothing left of what the stranger planted in it', async () => {
    await plant(stranger);
    expect(await countsOf(stranger)).toEqual([1, 1, 1, 1]);
    const owner = await arrive(stranger.email);
    expect(owner.id).toBe(stranger.id);
    expect(await countsOf(owner)).toEqual([0, 0, 0, 0]);
    expect((await kitchen.read(owner, 'users', owner.id)).json()).toMatchObject({
      name: null,
      phone: null,
      street: null,
      pincode: null,
      mailWhenDelivered: true,
    });
    expect((await kitchen.send(owner, 'GET', '/account/prefs')).json()).toEqual({});
  });

  it('keeps all of it when the holder of the session has proven the address', async () => {
    await plant(stranger);
    await kitchen.send(stranger, 'POST', '/account/verification', { url: SITE });
    const { searchParams } = await kitchen.linkTo(stranger.email);
    const used = { userId: stranger.id, secret: searchParams.get('secret') };
    expect((await kitchen.send(stranger, 'PUT', '/account/verification', used)).statusCode).toBe(200);
    expect(await countsOf(await arrive(stranger.email))).toEqual([1, 1, 1, 1]);
    const signedIn = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
      email: stranger.email,
      password: PASSWORD,
    });
    expect(signedIn.statusCode).toBe(201);
  });
});

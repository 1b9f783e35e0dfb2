import { expect } from 'vitest';
import { PASSWORD } from '#tests/kitchen.ts';
import { keep, PAGE, type Row, type Walk } from './walk.ts';

/** The user id and the secret of the link in the newest mail to an address. */
async function linked({ kitchen }: Walk, email: string): Promise<{ userId: string; secret: string }> {
  const { searchParams } = await kitchen.linkTo(email);
  return { userId: String(searchParams.get('userId')), secret: String(searchParams.get('secret')) };
}

/** Account and sessions by password (WIRE-4.1, WIRE-4.2 and WIRE-4.5). */
export const accountRows: Row[] = [
  {
    name: 'signs up, signs in, is known, signs out',
    async run({ version, visitor, tag }) {
      const sdk = visitor();
      const email = `Meera-${tag}@Example.in`;
      const made = await sdk.account.create(`meera-${tag}`, email, PASSWORD, 'Meera');
      expect(made).toMatchObject({
        $id: `meera-${tag}`,
        email: email.toLowerCase(),
        name: 'Meera',
        prefs: {},
        status: true,
        labels: [],
        emailVerification: false,
      });
      expect(Object.keys(made)).toEqual(expect.not.arrayContaining(['password', 'hash', 'tokens']));
      const session = await sdk.account.createEmailPasswordSession(email, PASSWORD);
      expect(session).toMatchObject({ provider: 'email', current: true, factors: ['password'] });
      expect(session.secret === '').toBe(version.web);
      keep(sdk, session);
      expect((await sdk.account.get()).$id).toBe(`meera-${tag}`);
      const own = await sdk.account.getSession('current');
      expect(own).toMatchObject({ $id: session.$id, secret: '', userId: `meera-${tag}` });
      await sdk.account.deleteSession('current');
      await expect(sdk.account.get()).rejects.toMatchObject({ type: 'general_unauthorized_scope' });
    },
  },
  {
    name: 'lists and ends sessions, one and all',
    async run({ customer, as, visitor }) {
      const { person, sdk } = await customer('sessions');
      const other = await visitor().account.createEmailPasswordSession(person.email, PASSWORD);
      const { total, sessions } = await sdk.account.listSessions();
      expect([total, sessions.filter(({ current }) => current).length]).toEqual([2, 1]);
      expect(await sdk.account.getSession(other.$id)).toMatchObject({ $id: other.$id, current: false });
      await sdk.account.deleteSession(other.$id);
      expect((await sdk.account.listSessions()).total).toBe(1);
      await sdk.account.deleteSessions();
      await expect(as(person).account.get()).rejects.toMatchObject({ code: 401 });
    },
  },
  {
    name: 'changes name, preferences, password, e-mail and phone',
    async run({ customer, tag }) {
      const { sdk } = await customer('care');
      const { account } = sdk;
      expect(await account.updateName('Asha Rao')).toMatchObject({ name: 'Asha Rao' });
      expect(await account.getPrefs()).toEqual({});
      expect((await account.updatePrefs({ diet: 'veg', a: [1, null] })).prefs).toEqual({
        diet: 'veg',
        a: [1, null],
      });
      expect(await account.getPrefs()).toEqual({ diet: 'veg', a: [1, null] });
      expect((await account.updatePrefs({ theme: 'dark' })).prefs).toEqual({ theme: 'dark' });
      expect((await account.updatePassword('Another-9876', PASSWORD)).passwordUpdate).toMatch(
        /^20.*\+00:00$/,
      );
      const moved = await account.updateEmail(`moved-${tag}@example.in`, 'Another-9876');
      expect(moved).toMatchObject({ email: `moved-${tag}@example.in`, emailVerification: false });
      const phone = `+9198${String(Date.now()).slice(-8)}`;
      expect(await account.updatePhone(phone, 'Another-9876')).toMatchObject({
        phone,
        phoneVerification: false,
      });
    },
  },
  {
    name: 'recovers a lost password by the link in a mail',
    async run(walk) {
      const { person } = await walk.customer('lost');
      const { account } = walk.visitor();
      expect(await account.createRecovery(person.email, PAGE)).toMatchObject({ secret: '', phrase: '' });
      const { userId, secret } = await linked(walk, person.email);
      expect(await account.updateRecovery(userId, secret, 'Another-9876')).toMatchObject({
        userId,
        secret: '',
      });
      const session = await walk.visitor().account.createEmailPasswordSession(person.email, 'Another-9876');
      expect(session.userId).toBe(person.id);
    },
  },
  {
    name: 'verifies an e-mail address',
    async run(walk) {
      const { person, sdk } = await walk.customer('mailed');
      expect(await sdk.account.createVerification(PAGE)).toMatchObject({ userId: person.id, secret: '' });
      expect((await walk.kitchen.linkTo(person.email)).searchParams.get('from')).toBe('phone');
      const { userId, secret } = await linked(walk, person.email);
      await walk.visitor().account.updateVerification(userId, secret);
      expect((await sdk.account.get()).emailVerification).toBe(true);
    },
  },
  {
    name: 'verifies an e-mail address in the newer spelling',
    only: 'newest',
    async run(walk) {
      const { person, sdk } = await walk.customer('newly');
      await sdk.newest?.account.createEmailVerification({ url: PAGE });
      await walk.visitor().newest?.account.updateEmailVerification(await linked(walk, person.email));
      expect((await sdk.account.get()).emailVerification).toBe(true);
    },
  },
  {
    name: 'closes an account',
    async run({ customer, visitor }) {
      const { person, sdk } = await customer('closed');
      expect(await sdk.account.updateStatus()).toMatchObject({ status: false });
      await expect(
        visitor().account.createEmailPasswordSession(person.email, PASSWORD),
      ).rejects.toMatchObject({ code: 401, type: 'user_invalid_credentials' });
    },
  },
];

import { OAuthProvider } from 'appwrite';
import { expect } from 'vitest';
import { PASSWORD } from '#tests/kitchen.ts';
import { codeTo, newNumber } from './login-rows.ts';
import type { Row } from './walk.ts';

const HOME = 'http://localhost/';

/** Data of an account other than its sessions (WIRE-4.1 to WIRE-4.7). */
export const ownRows: Row[] = [
  {
    name: 'calls by a JWT, which ends with its session',
    async run({ customer, visitor }) {
      const { person, sdk } = await customer('signed');
      const { jwt } = await sdk.account.createJWT();
      const other = visitor();
      other.client.setJWT(jwt);
      expect((await other.account.get()).$id).toBe(person.id);
      await sdk.account.deleteSession('current');
      await expect(other.account.get()).rejects.toMatchObject({ type: 'general_unauthorized_scope' });
    },
  },
  {
    name: 'reads what happened to an account, newest first',
    async run({ customer, version }) {
      const { person, sdk } = await customer('logged');
      await sdk.account.updateName('Asha Rao');
      const { total, logs } = await sdk.account.listLogs([version.Query.limit(1)]);
      expect(total).toBeGreaterThan(1);
      expect(logs).toMatchObject([{ event: 'user.update', userId: person.id, userEmail: person.email }]);
    },
  },
  {
    name: 'proves a number by a text message',
    async run(walk) {
      const { person, sdk } = await walk.customer('dialled');
      const phone = newNumber();
      await sdk.account.updatePhone(phone, PASSWORD);
      expect(await sdk.account.createPhoneVerification()).toMatchObject({ userId: person.id, secret: '' });
      await walk.visitor().account.updatePhoneVerification(person.id, await codeTo(walk, phone));
      expect(await sdk.account.get()).toMatchObject({ phone, phoneVerification: true });
    },
  },
  {
    name: 'has no identities, and lists none',
    async run({ sdk }) {
      expect(await sdk.account.listIdentities()).toEqual({ total: 0, identities: [] });
      await expect(sdk.account.deleteIdentity('nothing')).rejects.toMatchObject({ code: 404 });
    },
  },
  {
    name: 'sends people to a provider to sign in; what follows is in oauth2.test.ts',
    async run({ visitor, version }) {
      const { account } = visitor();
      const goals = [await account.createOAuth2Token(OAuthProvider.Github, HOME, HOME, ['user'])];
      if (version.web) {
        goals.push(account.createOAuth2Session(OAuthProvider.Github, HOME, HOME));
        for (const [index, address] of goals.entries()) {
          const answer = await fetch(String(address), { redirect: 'manual' });
          expect(answer.status).toBe(301);
          goals[index] = String(answer.headers.get('location'));
        }
      }
      for (const goal of goals)
        expect(goal).toMatch(/^https:\/\/github\.com\/login\/oauth\/authorize\?.*state=/);
    },
  },
  {
    name: 'keeps where an app wants to be events',
    only: 'web',
    async run({ customer, tag }) {
      const { sdk } = await customer('pushed');
      const made = await sdk.account.createPushTarget(`app-${tag}`, 'token-of-a-phone');
      expect(made).toMatchObject({ providerType: 'push', identifier: 'token-of-a-phone', expired: false });
      const changed = await sdk.account.updatePushTarget(made.$id, 'another-token');
      expect(changed).toMatchObject({ identifier: 'another-token' });
      const events = () => sdk.account.get().then(({ targets }) => targets.map(({ $id }) => $id));
      expect(await events()).toContain(made.$id);
      await sdk.account.deletePushTarget(made.$id);
      expect(await events()).not.toContain(made.$id);
    },
  },
];

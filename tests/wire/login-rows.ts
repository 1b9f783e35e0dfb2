import type { Models } from 'appwrite';
import { expect } from 'vitest';
import type { Sdk } from './sdk-versions.ts';
import { keep, PAGE, type Row, type Walk } from './walk.ts';

/** The code in the newest message to an address or number. */
export async function codeTo({ kitchen }: Walk, to: string): Promise<string> {
  const letter = (await kitchen.mails()).findLast((mail) => mail.to === to);
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
}

async function expectKnown(sdk: Sdk, session: Models.Session, provider: string): Promise<void> {
  expect(session).toMatchObject({ provider, current: true });
  keep(sdk, session);
  expect((await sdk.account.get()).$id).toBe(session.userId);
}

let numbers = 0;
/** An unused phone number. */
export const newNumber = () => `+9197000${String(++numbers).padStart(5, '0')}`;

/** Signing in without a password (WIRE-4.2 and WIRE-4.4). */
export const loginRows: Row[] = [
  {
    name: 'signs in by a code in a mail, with a phrase to compare',
    async run(walk) {
      const { person } = await walk.customer('coded');
      const sdk = walk.visitor();
      const token = await sdk.account.createEmailToken('unique()', person.email, true);
      expect(token).toMatchObject({ userId: person.id, secret: '', phrase: expect.stringMatching(/\S/) });
      expect((await walk.kitchen.mails()).at(-1)?.text).toContain(token.phrase);
      const session = await sdk.account.createSession(person.id, await codeTo(walk, person.email));
      await expectKnown(sdk, session, 'email');
      expect((await sdk.account.get()).emailVerification).toBe(true);
    },
  },
  {
    name: 'signs in by a magic link, and up at the same time',
    async run(walk) {
      const sdk = walk.visitor();
      const email = `linked-${walk.tag}@example.in`;
      const { userId } = await sdk.account.createMagicURLToken(`linked-${walk.tag}`, email, PAGE);
      expect(userId).toBe(`linked-${walk.tag}`);
      const { searchParams } = await walk.kitchen.linkTo(email);
      expect(Object.fromEntries(searchParams)).toMatchObject({ from: 'phone', userId, project: 'rasoi' });
      const secret = String(searchParams.get('secret'));
      await expectKnown(sdk, await sdk.account.updateMagicURLSession(userId, secret), 'magic-url');
    },
  },
  {
    name: 'signs in by a text message, and proves the number',
    async run(walk) {
      const sdk = walk.visitor();
      const phone = newNumber();
      const { userId } = await sdk.account.createPhoneToken('unique()', phone);
      const session = await sdk.account.updatePhoneSession(userId, await codeTo(walk, phone));
      await expectKnown(sdk, session, 'phone');
      expect(await sdk.account.get()).toMatchObject({ phone, phoneVerification: true, email: '' });
    },
  },
  {
    name: 'is nobody in particular first, and becomes somebody',
    async run({ visitor, tag }) {
      const sdk = visitor();
      await expectKnown(sdk, await sdk.account.createAnonymousSession(), 'anonymous');
      const email = `became-${tag}@example.in`;
      expect(await sdk.account.updateEmail(email, 'Swaad-1234')).toMatchObject({ email });
    },
  },
  {
    name: 'prolongs a session',
    async run({ customer }) {
      const { sdk } = await customer('longer');
      const before = await sdk.account.getSession('current');
      const after = await sdk.account.updateSession('current');
      expect(Date.parse(after.expire)).toBeGreaterThan(Date.parse(before.expire));
      expect(after).toMatchObject({ $id: before.$id, current: true, secret: '' });
    },
  },
];

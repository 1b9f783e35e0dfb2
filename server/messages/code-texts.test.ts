import { beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#server/documents/actor.ts';
import { runUnitOfWork } from '#server/documents/unit-of-work.ts';
import { phoneSignInCode } from '#server/mail/emails/phone-sign-in-code.ts';
import { phoneTeamInvitation } from '#server/mail/emails/phone-team-invitation.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openTextGateway } from '#tests/doubles/text-gateway.ts';
import { openKitchen } from '#tests/kitchen.ts';

const TO = '+919876543210';
const URL = 'https://swaad.example/join?invitation=6728a1b2c3d4e5f60718&secret=abcdefghijklmnopqrstuvwxyz';

const { url, sent: received } = await closeAfterAll(openTextGateway());
const kitchen = await closeAfterAll(openKitchen({ SMS_URL: url, PUBLIC_URL: 'https://swaad.example' }));
const owner = await kitchen.admin();

beforeEach(() => void received.splice(0));

const save = (data: object) => kitchen.create(owner, 'messageTexts', data);
async function sent(task: Parameters<typeof runUnitOfWork<unknown>>[2]) {
  await runUnitOfWork(kitchen.app.engine, SYSTEM, task);
  await kitchen.app.mail.deliverDue();
  return received.at(-1);
}
const code = () =>
  sent((work) => enqueueMail(work, phoneSignInCode, { to: TO, secret: { code: '483920' }, expires: null }));
const invitation = () =>
  sent((work) =>
    enqueueMail(work, phoneTeamInvitation, { to: TO, secret: { url: URL, role: 'rider' }, expires: null }),
  );

// TELL-9
describe('a text with a code or a link', () => {
  it('goes out as plain text where the owner has entered no id', async () => {
    const plain = await code();
    expect(plain?.text).toBe(
      '483920 is your code to sign in to Rasoi. It works once, within 15 minutes.\n\n@swaad.example #483920',
    );
    expect(plain).not.toHaveProperty('template');
    const invited = await invitation();
    expect(invited?.text).toContain(`kitchen of Rasoi as a rider. Accept within a week: ${URL}`);
    expect(invited).not.toHaveProperty('template');
  });

  it('comes with the id and the values, in their order, once there is one, in the owner’s words', async () => {
    const words = '{shop}: your code is {code}';
    expect(
      (await save({ kind: 'phone-sign-in-code', language: 'en', words, templateId: '1107' })).statusCode,
    ).toBe(201);
    expect(await code()).toMatchObject({
      text: 'Rasoi: your code is 483920\n\n@swaad.example #483920',
      template: '1107',
      variables: ['483920', '483920'],
    });
    await save({ kind: 'phone-team-invitation', language: 'en', templateId: '1108' });
    expect(await invitation()).toMatchObject({ template: '1108', variables: ['a rider', URL] });
  });

  it('keeps its code and its link, whatever the owner writes', async () => {
    const without = [
      { kind: 'phone-sign-in-code', words: 'Welcome to {shop}' },
      { kind: 'phone-team-invitation', words: 'Join {shop} as {role}' },
      { kind: 'phone-order-link', words: 'Order {order}' },
    ];
    for (const text of without) {
      const answer = await save({ ...text, language: 'en' });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringContaining('The code or the link is missing'),
      ]);
    }
  });
});

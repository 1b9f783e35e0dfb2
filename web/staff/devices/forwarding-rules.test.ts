import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { forwardingRules } from './forwarding-rules.ts';

const issued = { secret: 'a'.repeat(64), aliveKey: 'b'.repeat(32), senders: ['HDFCBK', 'SBIUPI'] };
const [texts, notifications] = JSON.parse(forwardingRules('https://shop.example', 'counter', issued));

// SIGHT-12
it('the file for the app forwards signed texts of the listed senders, and nothing else', () => {
  expect(texts).toMatchObject({
    url: 'https://shop.example/v1/sightings/counter',
    is_sender_regex: true,
    sign_hmac_sha256: true,
    sign_hmac_sha256_secret: issued.secret,
    store_failed: true,
  });
  const sender = new RegExp(texts.sender);
  expect(['VM-HDFCBK', 'AD-SBIUPI-S', 'HDFCBK'].every((from) => sender.test(from))).toBe(true);
  expect(['VM-ICICIT', '+919800000001', 'VM-HDFCBKX'].some((from) => sender.test(from))).toBe(false);
  expect(texts.url).not.toContain(issued.secret);
});

it('the template makes JSON that says whether it was a text or a notification', () => {
  const filled = (template: string) =>
    JSON.parse(template.replaceAll(/%(sent|received)Stamp%/g, '1768556698000'));
  expect(filled(texts.template)).toMatchObject({ source: 'text', receivedStamp: 1768556698000 });
  expect(filled(notifications.template)).toMatchObject({ source: 'notification' });
  expect([notifications.is_sms_enabled, new RegExp(notifications.sms_filter).test('anything')]).toEqual([
    false,
    false,
  ]);
});

it('the code for a camera has the rule for texts alone, so that its squares are large enough', () => {
  const code = forwardingRules('https://kitchen.shop.example', 'a'.repeat(20), issued, true);
  expect(JSON.parse(code)).toMatchObject([{ key: 'rasoi-texts', sender: texts.sender }]);
  // The code of the whole file has 135 squares a side.
  expect(encode(code).size).toBeLessThanOrEqual(97);
});

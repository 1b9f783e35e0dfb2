import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { CATALOGUES } from '#domain/languages/catalogues.ts';
import { orderMessages } from '#domain/orders/messages.ts';
import { placedMessage } from '#domain/orders/placed-message.ts';

const root = join(import.meta.dirname, '../..');

/** Sentences that say that a mail or a text message goes to somebody. */
const SAYS_SENT =
  /\bwe (have )?(sent|mailed|written)\b|\b(invitation|link|statement) goes to\b|\blink is on its way\b|\bcode is on its way\b|\bmails? (is|are) on (its|their) way\b|\banswer is on its way\b|\bsent! Check|\bEmail sent\b|\bhas been sent to your email\b/i;
/** What stands beside such a sentence, for a kitchen that cannot send it. */
const SAYS_WAITS = /waits|not(Sent|Mailed)|no(Mail|Text)$|without(Mail)?/i;

/** Sentences of the specification, and of pages that are only reached where something can be sent. */
const ALLOWED = [
  // The specification's own words, said of a request that changed nothing.
  'passwordTexts.forgot.askedAgain',
  // Offered only where codes can be sent, and to whoever develops on this machine (`signInCodes`).
  'codeTexts.sentTo',
  'codeTexts.sent',
  'codeTexts.failures.user_invalid_token',
  // Answers a press that is there only where a code can be sent to the number (`phoneEnd`).
  'owedTexts.sent',
];

/** The places of sentences that say that something is sent, with no other sentence beside them. */
function claimsIn(tree: object, path: string): string[] {
  const names = Object.keys(tree);
  return Object.entries(tree).flatMap(([name, value]) => {
    const place = `${path}.${name}`;
    if (typeof value === 'object' && value !== null) return claimsIn(value, place);
    const words = typeof value === 'function' ? String(value) : String(value ?? '');
    const isClaim = SAYS_SENT.test(words) && !SAYS_WAITS.test(name);
    return isClaim && !names.some((other) => SAYS_WAITS.test(other)) ? [place] : [];
  });
}

// MAIL-32
it('no text says that something is sent without one beside it for a kitchen that cannot send it', async () => {
  const found: string[] = [];
  for (const [name, path] of Object.entries<string>({
    ...CATALOGUES.customers,
    ...CATALOGUES.plans,
    ...CATALOGUES.work,
  })) {
    const module: object = await import(pathToFileURL(join(root, path)).href);
    found.push(...claimsIn(Object(Reflect.get(module, name)), name));
  }
  expect(found.filter((place) => !ALLOWED.includes(place))).toEqual([]);
});

// MAIL-32
it('an order is confirmed as the specification says to whoever has an address, and to nobody else', () => {
  expect(placedMessage(orderMessages, 'asha@example.in')).toBe('Order placed successfully! Email sent.');
  for (const email of ['', undefined])
    expect(placedMessage(orderMessages, email)).toBe('Order placed successfully!');
});

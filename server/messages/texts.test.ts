import { expect, it } from 'vitest';
import type { MessageTextRow } from '#domain/messages/message-texts.ts';
import { registeredText, sentText } from '#domain/messages/sent-text.ts';
import { TEXT_KINDS } from '#domain/messages/text-kinds.ts';
import { MOST_VALUE } from '#domain/messages/texts-with-values.ts';
import { textKey, textMessage } from '#server/mail/messages/message-text.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();

const save = (data: object, who = owner) => kitchen.create(who, 'messageTexts', data);
const rows = async (): Promise<MessageTextRow[]> =>
  (await kitchen.send(owner, 'GET', '/message-texts')).json().texts;
const shortIn = async (language: string) =>
  (await rows()).find((row) => row.kind === 'meal-short' && row.language === language);

// TELL-4
it('each text stands in a row for each language, with its values and as an operator registers it', async () => {
  expect(await rows()).toHaveLength(TEXT_KINDS.length * 2);
  expect(await shortIn('en')).toMatchObject({
    values: ['name', 'date', 'missing', 'until'],
    words: null,
    templateId: null,
    use: 'told',
    needed: null,
  });
  const row = await shortIn('en');
  expect(row && registeredText(row, row.builtIn)).toMatch(
    /^Rasoi: Your balance does not cover \{#var#\} on \{#var#\}\. Please pay in \{#var#\} by \{#var#\}, .* Not you\? http:\/\/\S+\/not-me\/\{#var#\}$/,
  );
  expect((await shortIn('hi'))?.builtIn).toMatch(/\{missing\}.*बैलेंस|बैलेंस.*\{missing\}/);
});

// TELL-10
it.each(['en', 'hi'])(
  'each text in the language %s has an invented value for each of its names, and is shown as it will be sent',
  async (language) => {
    for (const row of (await rows()).filter((each) => each.language === language)) {
      const sent = sentText(row, row.builtIn);
      expect(`${row.kind}: ${sent}`).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
      expect(Object.values(row.samples)).not.toContain('');
      expect(row.use === 'told' ? sent : 'Rasoi: Not you?').toMatch(
        language === 'en' ? /^Rasoi: .*Not you\?/ : /Rasoi: /,
      );
    }
    const code = (await rows()).find((row) => row.kind === 'phone-sign-in-code' && row.language === 'en');
    expect(code && registeredText(code, code.builtIn)).toBe(
      '{#var#} is your code to sign in to Rasoi. It works once, within 15 minutes.\n\n@localhost #{#var#}',
    );
  },
);

// TELL-4
it('the owner’s words and id replace those of Rasoi, once for each language, however often they are saved', async () => {
  const words = 'Bitte {missing} bis {until} für {name}';
  const text = { kind: 'meal-short', language: 'en' };
  const saved = await Promise.all([save({ ...text, words }), save({ ...text, words, templateId: '110716' })]);
  expect(saved.some(({ statusCode }) => statusCode === 201 || statusCode === 200)).toBe(true);
  expect((await save({ ...text, words, templateId: '110716' })).statusCode).toBeLessThan(300);
  expect(await shortIn('en')).toMatchObject({ words, templateId: '110716' });
  expect((await shortIn('hi'))?.words).toBeNull();
});

// TELL-4
it.each([
  ['a value that the text has not', 'Pay {amount}', 'Only the values below'],
  ['a brace too many', 'Pay {missing', 'braces only around'],
])('words with %s are refused', async (_what, words, said) => {
  const answer = await save({ kind: 'meal-short', language: 'en', words });
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(said)]);
});

it('an unknown text, and people who are no admins, are refused', async () => {
  expect((await save({ kind: 'pizza', language: 'en', words: 'x' })).statusCode).toBe(400);
  expect((await save({ kind: 'meal-short', language: 'xx', words: 'x' })).statusCode).toBe(400);
  const cook = await kitchen.staff('kitchen');
  expect((await save({ kind: 'meal-short', language: 'en' }, cook)).statusCode).toBe(401);
  for (const who of [VISITOR, cook])
    expect((await kitchen.send(who, 'GET', '/message-texts')).statusCode).toBe(401);
});

// TELL-4
it('each value of a text has at most 30 characters, whatever the kitchen calls its plans, and stands in its place', () => {
  const own = new Map([[textKey('meal-subscribed', 'en'), { words: null, templateId: '7' }]]);
  const kitchenFacts = { name: 'Rasoi {x}', timeZone: 'Asia/Kolkata', publicUrl: 'https://r.example' };
  const plan = `{price}\u202e\n${'Ghar ka khana '.repeat(20)}`;
  const written = textMessage(
    'meal-subscribed',
    { plan, from: '2026-12-01', price: 12_000 },
    { kitchen: kitchenFacts, language: 'en', own },
    'abcdefghijklmnop',
  );
  expect(written?.template.variables).toEqual([
    '{price} Ghar ka khana Ghar ka…',
    expect.stringContaining('Dec'),
    '₹120',
    'abcdefghijklmnop',
  ]);
  for (const value of written?.template.variables ?? [])
    expect([...value].length).toBeLessThanOrEqual(MOST_VALUE);
  expect(written?.text).toContain('You get {price} Ghar ka khana Ghar ka… from');
});

import { describe, expect, it } from 'vitest';
import { MESSAGE_KINDS } from './message-rows.ts';
import { messageWords } from './message-words.ts';
import { cleanValue, fillIn, registeredForm, templateOf, templateProblem } from './texts-with-values.ts';
import { whatsAppLink } from './whatsapp.ts';

const PHONE = 9_876_543_210;
/** What the chat of a link has in its field. */
const textOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('text');

// TELL-6
describe('the link that opens a chat', () => {
  it.each([
    ['a line break in percent', '%0aBuy gold', '%0aBuy gold'],
    ['a parameter', 'Asha&text=Buy#gold?', 'Asha&text=Buy#gold?'],
    ['markup', '<b>Asha</b> "O’Neil"', '<b>Asha</b> "O’Neil"'],
    ['marks that turn text', 'Asha\u202e\u2067dlog\u2069\u200f', 'Ashadlog'],
    ['marks that hide text', '\u2066As\u200bha\ufeff\u0000\u001b', 'Asha'],
    ['half a letter', 'Asha\ud83d', 'Asha\ufffd'],
    ['the joiners of Indian scripts', 'क्\u200dष ர\u200c', 'क्\u200dष ர\u200c'],
    ['its own lines', 'Rasoi:\nTwo lines', 'Rasoi:\nTwo lines'],
    ['a plus and a space', '1 + 1', '1 + 1'],
  ])('says exactly what was written with %s', (_what, name, expected) => {
    expect(textOf(whatsAppLink(PHONE, `Namaste ${name}!`))).toBe(`Namaste ${expected}!`);
  });

  it('has at most 2,000 characters, also of letters that take two units', () => {
    expect([...(textOf(whatsAppLink(PHONE, 'अ'.repeat(5000))) ?? '')]).toHaveLength(2000);
    const smiles = textOf(whatsAppLink(PHONE, '😀'.repeat(5000))) ?? '';
    expect([...smiles]).toHaveLength(2000);
    expect(smiles.endsWith('😀…')).toBe(true);
    expect(textOf(whatsAppLink(PHONE, 'x'.repeat(2000)))).toBe('x'.repeat(2000));
  });

  it('goes to the number with its country code, digits only', () => {
    const hostOf = (phone: number | string) => whatsAppLink(phone, 'x')?.split('?')[0];
    expect(hostOf(PHONE)).toBe('https://wa.me/919876543210');
    expect(hostOf('+919876543210')).toBe('https://wa.me/919876543210');
    expect(hostOf(14_155_550_123)).toBe('https://wa.me/14155550123');
  });

  it.each([null, 0, 12, '12', 'pizza', '+', '98765 43210/../x', '9876543210?text=x', 123_456_789])(
    'is not there for %j, which is no phone number',
    (phone) => {
      expect(whatsAppLink(phone, 'x')).toBeUndefined();
    },
  );
});

// TELL-4
describe('a text with values in braces', () => {
  it('has each value once where it stands, and what looks like another one stays as it was typed', () => {
    const values = { name: '{until} $& $1', until: 'Friday' };
    expect(fillIn('{name} by {until}, {other}', values)).toBe('{until} $& $1 by Friday, {other}');
  });

  it('is refused with a value that there is not, and with a brace too many', () => {
    expect(templateProblem('Hello {name}', ['name'])).toBeUndefined();
    expect(templateProblem('Hello {nmae}', ['name'])).toBe('unknown');
    expect(templateProblem('Hello {name}}', ['name'])).toBe('brace');
    expect(templateProblem('Hello { name }', ['name'])).toBe('brace');
  });

  it('is registered with a mark for each value', () => {
    expect(registeredForm('{name} by {until}')).toBe('{#var#} by {#var#}');
  });

  it('has values on one line of at most 30 characters', () => {
    expect(cleanValue('Lunch\r\n \u202ebox')).toBe('Lunch box');
    expect([...cleanValue('क'.repeat(50), 30)]).toHaveLength(30);
  });

  it('needs the code or the link that it is for, if it is the owner’s', () => {
    expect(templateProblem('Sign in at {shop}', ['code', 'shop'], 'code')).toBe('needed');
    expect(templateProblem('{code}', ['code', 'shop'], 'code')).toBeUndefined();
    expect(templateProblem('', ['code', 'shop'], 'code')).toBeUndefined();
  });

  it.each(MESSAGE_KINDS)('of %s is fixed words with its values', (kind) => {
    const template = templateOf(kind, messageWords);
    expect(template).not.toMatch(/undefined|function/);
    expect(template.replace(/\{\w+\}/g, '')).toMatch(/[a-z]{3}/);
  });
});

import { describe, expect, it } from 'vitest';
import { looksLikeAdvertising, readContact } from './contact.ts';

const form = { name: 'Asha', email: 'asha@example.in', subject: 'Feedback', message: 'Lovely dal' };

describe('the contact form', () => {
  it('is stored without surrounding blanks and with the address in lower case', () => {
    expect(readContact({ name: ' Asha ', email: ' Asha@Example.IN ', subject: '', message: 'Hi\n' })).toEqual(
      {
        contact: { name: 'Asha', email: 'asha@example.in', subject: 'Other', message: 'Hi' },
      },
    );
  });

  it.each([
    ['name', undefined, 'REQUIRED_FIELD_MISSING'],
    ['name', ' ', 'REQUIRED_FIELD_EMPTY'],
    ['name', 'x'.repeat(129), 'TYPE_TEXT'],
    ['name', 7, 'TYPE_TEXT'],
    ['email', undefined, 'REQUIRED_FIELD_MISSING'],
    ['email', '', 'REQUIRED_FIELD_EMPTY'],
    ['email', 'asha', 'TYPE_EMAIL'],
    ['email', 'asha@kitchen', 'TYPE_EMAIL'],
    ['email', 'a@b.in, c@d.in', 'TYPE_EMAIL'],
    ['subject', 'Cowries', 'TYPE_TEXT'],
    ['message', null, 'REQUIRED_FIELD_MISSING'],
    ['message', '\n', 'REQUIRED_FIELD_EMPTY'],
    ['message', 'x'.repeat(5001), 'TYPE_TEXT'],
    ['message', 'a\u0000b', 'TYPE_TEXT'],
  ])('is refused with an error at the field %s when it holds %j', (field, value, code) => {
    const read = readContact({ ...form, [field]: value });
    expect(read).toMatchObject({ problems: [{ field, code }] });
    expect('problems' in read && read.problems).toHaveLength(1);
  });

  it('reports all problems at once', () => {
    const read = readContact({});
    expect('problems' in read && read.problems.map(({ field }) => field)).toEqual([
      'name',
      'email',
      'message',
    ]);
  });

  it('counts as advertising with six links or more', () => {
    const links = (count: number) => ({
      ...form,
      subject: 'Other' as const,
      message: 'see https://a.in '.repeat(count),
    });
    expect([looksLikeAdvertising(links(5)), looksLikeAdvertising(links(6))]).toEqual([false, true]);
  });
});

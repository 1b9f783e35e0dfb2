import { createClient, isSubmissionError, type SubmissionResult } from '@formspree/core';
import { type SubmitHandler, useSubmit } from '@formspree/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, type Kitchen, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: Kitchen;
let endpoint: string;
let chef: Person;

const form = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Food Quality',
  message: 'The dal was lovely.',
};

/** The submit function of the rendered page. */
const inPage: { submit?: SubmitHandler<typeof form, SubmissionResult<typeof form>> } = {};

function ContactPage(): null {
  inPage.submit = useSubmit<typeof form>('contact', { origin: endpoint });
  return null;
}

beforeAll(async () => {
  kitchen = await openKitchen({ KITCHEN_EMAIL: 'kitchen@example.in', PUBLIC_URL: 'https://rasoi.example' });
  endpoint = await kitchen.app.server.listen({ port: 0, host: '127.0.0.1' });
  chef = await kitchen.admin();
});
beforeEach(() => kitchen.wait(61));
afterAll(() => kitchen.close());

const client = createClient();
const submit = (data: object | FormData, key = 'contact', from = client) =>
  from.submitForm(key, data as Record<string, string>, { endpoint });

/** The errors that pages see: the form's codes, then the codes of each field. */
async function errors(result: ReturnType<typeof submit>) {
  const outcome = await result;
  if (!isSubmissionError(outcome)) return outcome.kind;
  const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
  const fields = outcome.getAllFieldErrors().map(([field, list]) => [field, ...codes(list)]);
  return [codes(outcome.getFormErrors()), ...fields];
}

const stored = async () => (await kitchen.send(chef, 'GET', at('messages'))).json();

async function growth(task: () => Promise<unknown>): Promise<{ messages: number; mails: number }> {
  const [messages, mails] = [(await stored()).total, (await kitchen.mails()).length];
  await task();
  return {
    messages: (await stored()).total - messages,
    mails: (await kitchen.mails()).length - mails,
  };
}

describe('the Formspree client', () => {
  it('stores a message for admins and mails it to the kitchen', async () => {
    kitchen.takeEvents();
    const result = await submit(form);
    expect(result).toMatchObject({ kind: 'success', next: 'https://rasoi.example/support' });
    const message = (await stored()).documents.at(-1);
    expect(message).toMatchObject(form);
    expect(message.createdAt).not.toBeNull();
    expect(kitchen.takeEvents()).toEqual([`messages create ${message.$id}`]);
    expect((await kitchen.mails()).at(-1)).toMatchObject({
      kind: 'contact-message',
      to: null,
      replyTo: 'asha@example.in',
      subject: 'Food Quality: a message from Asha',
      text: expect.stringContaining('The dal was lovely.'),
    });
  });

  it('accepts a form sent by a browser', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...form, message: 'घर जैसा खाना 😋' }))
      data.append(name, value);
    expect(await errors(submit(data))).toBe('success');
    expect((await stored()).documents.at(-1).message).toBe('घर जैसा खाना 😋');
  });

  it('works through the React hook', async () => {
    renderToString(createElement(ContactPage));
    expect(await inPage.submit?.({ ...form, message: 'From a hook' })).toMatchObject({ kind: 'success' });
    const wrong = await inPage.submit?.({ ...form, email: 'nowhere' });
    expect(wrong && isSubmissionError(wrong) && wrong.getFieldErrors('email')).toMatchObject([
      { code: 'TYPE_EMAIL' },
    ]);
  });

  it('works with our project’s id, and with no other', async () => {
    const inProject = (project: string) => createClient({ project });
    expect(await errors(submit({ ...form, message: 'P' }, 'contact', inProject('rasoi')))).toBe('success');
    expect(await errors(submit(form, 'contact', inProject('other')))).toEqual([['PROJECT_NOT_FOUND']]);
  });

  it.each([
    ['another form', form, 'orders', [['FORM_NOT_FOUND']]],
    ['nothing', {}, 'contact', [['EMPTY']]],
    [
      'blanks',
      { name: ' ', email: '', subject: '', message: '\n' },
      'contact',
      [
        [],
        ['name', 'REQUIRED_FIELD_EMPTY'],
        ['email', 'REQUIRED_FIELD_EMPTY'],
        ['message', 'REQUIRED_FIELD_EMPTY'],
      ],
    ],
    [
      'a name alone',
      { name: 'Asha' },
      'contact',
      [[], ['email', 'REQUIRED_FIELD_MISSING'], ['message', 'REQUIRED_FIELD_MISSING']],
    ],
    ['a broken address', { ...form, email: 'asha' }, 'contact', [[], ['email', 'TYPE_EMAIL']]],
    ['a subject of their own', { ...form, subject: 'Gold' }, 'contact', [[], ['subject', 'TYPE_TEXT']]],
    ['a number for a name', { ...form, name: 7 }, 'contact', [[], ['name', 'TYPE_TEXT']]],
    ['advertising', { ...form, message: 'https://a.in '.repeat(6) }, 'contact', [['BLOCKED']]],
  ])('reports what is wrong with %s', async (_what, data, key, expected) => {
    let seen: unknown;
    const grown = await growth(async () => {
      seen = await errors(submit(data, key));
    });
    expect(seen).toEqual(expected);
    expect(grown).toEqual({ messages: 0, mails: 0 });
  });

  it('sends no files', async () => {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.append(name, value);
    data.append('photo', new Blob(['x'], { type: 'image/png' }), 'dal.png');
    expect(await errors(submit(data))).toEqual([['NO_FILE_UPLOADS']]);
  });

  it('gets success for a filled honeypot, and nothing is stored', async () => {
    const grown = await growth(async () => {
      expect(await errors(submit({ ...form, message: 'Gold', _gotcha: 'http://gold.example' }))).toBe(
        'success',
      );
    });
    expect(grown).toEqual({ messages: 0, mails: 0 });
  });

  // SUPPORT-3
  it('creates one message, however often the button is pressed', async () => {
    const grown = await growth(async () => {
      const results = await Promise.all(Array.from({ length: 5 }, () => errors(submit(form))));
      expect(results).toEqual(Array(5).fill('success'));
      expect(await errors(submit({ ...form, message: 'And another thing' }))).toBe('success');
    });
    expect(grown).toEqual({ messages: 2, mails: 2 });
  });

  it('gets one form error if it must wait', async () => {
    const strict = await openKitchen({ RATE_LIMIT_SCALE: '1' });
    const url = await strict.app.server.listen({ port: 0, host: '127.0.0.1' });
    const results = [];
    for (let nth = 0; nth < 11; nth++) {
      results.push(await client.submitForm('contact', { ...form, message: `no. ${nth}` }, { endpoint: url }));
    }
    expect(results.slice(0, 10).map(({ kind }) => kind)).toEqual(Array(10).fill('success'));
    const last = results.at(-1);
    expect(last && isSubmissionError(last) && last.getFormErrors()).toMatchObject([
      { code: 'BLOCKED', message: expect.stringContaining('try again later') },
    ]);
    expect(await strict.mails()).toHaveLength(10);
    await strict.close();
  });
});

describe('the form service', () => {
  it('accepts the form of a page without scripts', async () => {
    const answer = await kitchen.app.server.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form, message: 'Urlencoded' }).toString(),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ok: true, next: 'https://rasoi.example/support' },
    ]);
    expect((await stored()).documents.at(-1).message).toBe('Urlencoded');
  });

  it.each([
    ['no JSON', 'application/json', '{', 400],
    ['a list', 'application/json', '[]', 400],
    ['multipart without a boundary', 'multipart/form-data', 'x', 400],
    ['a picture', 'image/png', 'x', 400],
    ['more than it takes', 'application/json', JSON.stringify({ ...form, message: 'x'.repeat(70_000) }), 400],
  ])('answers %s with one error', async (_what, type, payload, status) => {
    const answer = await kitchen.app.server.inject({
      method: 'POST',
      url: '/f/contact',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: expect.any(String) });
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it.each(['/f/contact', '/p/rasoi/f/contact'])(
    'answers preflight requests of every origin: %s',
    async (url) => {
      const answer = await kitchen.app.server.inject({
        method: 'OPTIONS',
        url,
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      });
      expect(answer.statusCode).toBe(204);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
      const headers = String(answer.headers['access-control-allow-headers']).split(', ');
      expect(headers).toEqual(['accept', 'content-type', 'formspree-client', 'formspree-session-data']);
    },
  );

  it('shows its messages to admins, and lets nobody write them', async () => {
    await submit({ ...form, message: 'Private' });
    const { $id } = (await stored()).documents.at(-1);
    const ravi = await kitchen.customer('ravi');
    for (const who of [VISITOR, ravi]) {
      expect((await kitchen.send(who, 'GET', at('messages'))).statusCode).toBe(401);
      expect((await kitchen.send(who, 'GET', at('messages', $id))).statusCode).toBe(404);
    }
    kitchen.takeEvents();
    for (const who of [VISITOR, ravi, chef]) {
      const made = await kitchen.send(who, 'POST', at('messages'), { documentId: 'forged', data: form });
      const changed = await kitchen.send(who, 'PATCH', at('messages', $id), { data: { message: 'x' } });
      const gone = await kitchen.send(who, 'DELETE', at('messages', $id));
      expect([made.statusCode, changed.statusCode, gone.statusCode]).toEqual([401, 401, 401]);
    }
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

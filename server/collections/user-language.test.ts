import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const chef = await kitchen.admin();

// LANG-7
it('the language of an account is English until its owner chooses another, and only they can', async () => {
  const languageOf = async (id: string) => (await kitchen.read(chef, 'users', id)).json().language;
  const asha = await kitchen.customer('asha');
  expect(await languageOf('asha')).toBe('en');
  const hindi = { data: { language: 'hi' } };
  expect((await kitchen.send(asha, 'PATCH', at('users', 'asha'), hindi)).json().language).toBe('hi');

  const english = { data: { language: 'en', city: 'Pune' } };
  expect((await kitchen.send(chef, 'PATCH', at('users', 'asha'), english)).json().city).toBe('Pune');
  expect((await kitchen.send(chef, 'PUT', at('users', 'asha'), { data: { name: 'Asha' } })).statusCode).toBe(
    200,
  );
  expect(await languageOf('asha')).toBe('hi');
});

it('a request that completes a profile keeps a chosen language, and may choose Hindi', async () => {
  const ravi = await kitchen.customer('ravi');
  const choose = (language: string) => kitchen.change(ravi, 'users', 'ravi', { language });
  const complete = (data: object) => kitchen.create(ravi, 'users', { name: 'Ravi', ...data }, 'ravi');
  await choose('hi');
  expect((await complete({})).json().language).toBe('hi');
  await choose('en');
  expect((await complete({ language: 'hi' })).json().language).toBe('hi');
});

it('a language that the site does not have is refused', async () => {
  const meera = await kitchen.customer('meera');
  const answer = await kitchen.change(meera, 'users', 'meera', { language: 'fr' });
  expect([answer.statusCode, answer.json().type]).toEqual([400, 'document_invalid_structure']);
});

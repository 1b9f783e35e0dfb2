import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountKitchen, openAccountKitchen, SITE } from '#tests/account-kitchen.ts';
import { PASSWORD, type Person, VISITOR } from '#tests/kitchen.ts';

let kitchen: AccountKitchen;
let asha: Person;
let chef: Person;
beforeAll(async () => {
  kitchen = await openAccountKitchen();
  asha = await kitchen.customer('asha');
  chef = await kitchen.admin('chef');
});
afterAll(() => kitchen.close());

const GUESSED = 'Rasoi2024!';
const REFUSED = [400, 'Invalid `password` param: Please choose a stronger password'];

// SAFE-26
it('people at work get no password that is tried first, neither by a change nor by a mailed link', async () => {
  const change = async (who: Person) => {
    const body = { password: GUESSED, oldPassword: PASSWORD };
    const answer = await kitchen.send(who, 'PATCH', '/account/password', body);
    return [answer.statusCode, answer.json().message];
  };
  expect(await change(chef)).toEqual(REFUSED);
  expect(await change(asha)).toEqual([200, undefined]);

  await kitchen.send(VISITOR, 'POST', '/account/recovery', { email: chef.email, url: SITE });
  const secret = (await kitchen.linkTo(chef.email)).searchParams.get('secret');
  const recover = async (password: string) => {
    const answer = await kitchen.send(VISITOR, 'PUT', '/account/recovery', {
      userId: chef.id,
      secret,
      password,
    });
    return [answer.statusCode, answer.json().message];
  };
  expect(await recover(GUESSED)).toEqual(REFUSED);
  // The link is still good for another one.
  expect(await recover('Ghar-ki-thali-249')).toEqual([200, undefined]);
});

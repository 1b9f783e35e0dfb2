import { expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { equal, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const owner = await kitchen.admin();

async function addPrinter(id: string): Promise<void> {
  const data = { name: 'Stove printer', kind: 'printer' };
  expect((await kitchen.create(owner, 'devices', data, id)).statusCode).toBe(201);
}
const makeCode = (who: Person, id: string) => kitchen.send(who, 'POST', `/devices/${id}/code`);
const use = (code: string) => kitchen.send(VISITOR, 'POST', '/devices/sign-in', { code });
const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
  answer.statusCode,
  answer.json().type,
];
const REFUSED = [401, 'device_code_refused'];

// DEVICE-6
it('a code of six digits is exchanged for the device’s token once', async () => {
  await addPrinter('stove');
  const answer = await makeCode(owner, 'stove');
  const { code } = answer.json();
  expect([answer.statusCode, code]).toEqual([201, expect.stringMatching(/^\d{6}$/)]);
  const signedIn = await use(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(signedIn.json()).toMatchObject({ deviceId: 'stove', name: 'Stove printer' });
  const printer = { id: 'stove', email: '', session: signedIn.json().token };
  expect((await kitchen.list(printer, 'orders')).statusCode).toBe(200);
  expect(outcome(await use(code))).toEqual(REFUSED);
});

// DEVICE-6
it('a new code ends the earlier one, and a code ends after ten minutes; the token works until a code is used', async () => {
  await addPrinter('counter');
  const first = (await makeCode(owner, 'counter')).json().code;
  const printer = { id: 'counter', email: '', session: (await use(first)).json().token };
  const second = (await makeCode(owner, 'counter')).json().code;
  const third = (await makeCode(owner, 'counter')).json().code;
  expect(outcome(await use(second))).toEqual(REFUSED);
  expect((await kitchen.list(printer, 'orders')).statusCode).toBe(200);
  kitchen.wait(11);
  expect(outcome(await use(third))).toEqual(REFUSED);
  const fourth = (await makeCode(owner, 'counter')).json().code;
  expect((await use(fourth)).statusCode).toBe(201);
  expect((await kitchen.list(printer, 'orders')).statusCode).toBe(401);
});

// DEVICE-6
it('codes stop working after twenty wrong ones', async () => {
  /** A code of six digits that differs from another. */
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await addPrinter('guessed');
  const { code } = (await makeCode(owner, 'guessed')).json();
  for (let tries = 0; tries < 20; tries++) expect(outcome(await use(otherThan(code)))).toEqual(REFUSED);
  expect(outcome(await use(code))).toEqual(REFUSED);
  const { code: next } = (await makeCode(owner, 'guessed')).json();
  expect((await use(next)).statusCode).toBe(201);
});

// DEVICE-6
it('of two requests with the same code at the same time, one gets the token', async () => {
  await addPrinter('raced');
  const { code } = (await makeCode(owner, 'raced')).json();
  const answers = await Promise.all([use(code), use(code), use(code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 401, 401]);
});

// DEVICE-6
it('only owners and managers make codes, and the audit log has it', async () => {
  await addPrinter('guarded');
  const others = [VISITOR, await kitchen.customer('asha'), await kitchen.staff('kitchen')];
  for (const who of [...others, await kitchen.device('printer')]) {
    expect([401, 404]).toContain((await makeCode(who, 'guarded')).statusCode);
  }
  expect((await makeCode(await kitchen.staff('manager'), 'guarded')).statusCode).toBe(201);
  const { documents } = (await kitchen.list(owner, 'audits', equal('documentId', 'guarded'))).json();
  expect(JSON.stringify(documents)).toContain('codeIssuedAt');
});

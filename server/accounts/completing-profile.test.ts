import { beforeEach, describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');

beforeEach(() => {
  kitchen.takeEvents();
});

describe('completing a profile', () => {
  const parts = {
    phone: 9876543210,
    houseNo: '4',
    street: 'MG Road',
    city: 'Pune',
    state: 'MH',
    pincode: 411001,
  };

  it.each([
    ['create', 'POST', at('users'), 201, 'update'],
    ['update', 'PATCH', at('users', 'asha'), 200, 'update'],
    ['upsert', 'PUT', at('users', 'asha'), 200, 'upsert'],
  ])('is possible by %s', async (_way, method, path, status, action) => {
    const street = `${method} Road`;
    const data = { ...parts, street, name: 'Asha' };
    const answer = await kitchen.send(asha, method, path, { documentId: 'asha', data });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ $id: 'asha', ...data, email: 'asha@example.in', userId: 'asha' });
    expect(kitchen.takeEvents()).toContain(`users ${action} asha`);
    expect((await kitchen.send(asha, 'GET', '/account')).json().name).toBe('Asha');

    const again = await kitchen.send(asha, method, path, { documentId: 'asha', data });
    expect([again.statusCode, again.json()]).toEqual([status, answer.json()]);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('keeps values that a create request does not mention', async () => {
    await kitchen.change(asha, 'users', 'asha', { name: 'Asha', landmark: 'Temple' });
    const answer = await kitchen.create(asha, 'users', { city: 'Agra' }, 'asha');
    expect(answer.json()).toMatchObject({ landmark: 'Temple', city: 'Agra', name: 'Asha' });
  });

  it('stores an Indian phone number as its ten digits, in whatever form it is sent', async () => {
    const answer = await kitchen.change(asha, 'users', 'asha', { phone: 919876543210 });
    expect(answer.json().phone).toBe(9876543210);
    const made = await kitchen.create(asha, 'users', { phone: 916123456789 }, 'asha');
    expect(made.json().phone).toBe(6123456789);
  });

  // SIGNUP-2
  it('drops the zero that is dialled within a country, and refuses digits too many', async () => {
    const patch = (phone: number) => kitchen.change(asha, 'users', 'asha', { phone });
    expect((await patch(9_109_812_345_675)).json().phone).toBe(9_812_345_675);
    expect((await patch(4_402_079_460_958)).json().phone).toBe(442_079_460_958);
    expect((await patch(141_555_501_234)).json().type).toBe('phone_number_invalid');
    kitchen.takeEvents();
  });

  it.each([
    [{ phone: 999 }, 'Attribute "phone" has invalid format. Value must be at least 6000000000'],
    [{ phone: 1234567890 }, 'Attribute "phone" has invalid format. Value must be at least 6000000000'],
    [{ phone: 911234567890 }, 'Attribute "phone" has invalid format. Value must be a phone number'],
    [{ phone: '9876543210' }, 'Attribute "phone" has invalid type. Value must be an integer'],
    [{ phone: 1e15 }, 'Attribute "phone" has invalid format. Value must be at most 999999999999999'],
    [{ pincode: 99_999 }, 'Attribute "pincode" has invalid format. Value must be at least 100000'],
    [{ pincode: 411001.5 }, 'Attribute "pincode" has invalid type. Value must be an integer'],
  ])('refuses %j', async (data, reason) => {
    const answer = await kitchen.change(asha, 'users', 'asha', data);
    expect(answer.json().message).toBe(`Invalid document structure: ${reason}`);
    expect(kitchen.takeEvents()).toEqual([]);
  });
});

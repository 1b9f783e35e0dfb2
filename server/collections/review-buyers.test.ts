import { describe, expect, it } from 'vitest';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const chef = await kitchen.admin();

const words = { dishId: 'samosa', rating: 4, comment: 'Crisp and hot' };
const write = (who: Person, id: string, over: object = {}) =>
  kitchen.create(who, 'reviews', { ...words, ...over }, id);

// REVIEW-9
describe('only somebody who has received the dish reviews it', () => {
  const refusal = [403, 'review_not_received'];
  const outcome = (answer: { statusCode: number; json(): { type?: string } }) => [
    answer.statusCode,
    answer.json().type,
  ];
  const anonymous = async (): Promise<Person> => {
    const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/anonymous');
    const [session] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    return { id: answer.json().userId, email: '', session: String(session) };
  };
  let turn = 0;
  async function orderSamosa(who: Person): Promise<void> {
    const { price } = (await kitchen.read(VISITOR, 'dishes', 'samosa')).json();
    const data = {
      items: [JSON.stringify({ DishID: 'samosa', quantity: 1, price })],
      paymentMethod: 'cod',
      address: '4, MG Road, Pune',
    };
    const documentId = `eaten-${++turn}`;
    expect((await kitchen.create(who, 'orders', data, documentId)).statusCode).toBe(201);
  }

  it('if it has no account of its own', async () => {
    const guest = await anonymous();
    expect(outcome(await write(guest, 'g1'))).toEqual(refusal);
    await orderSamosa(guest);
    expect(outcome(await write(guest, 'g1'))).toEqual(refusal);
    kitchen.wait(60);
    expect((await write(guest, 'g1')).statusCode).toBe(201);
    expect(outcome(await write(guest, 'g2', { dishId: 'phulka' }))).toEqual(refusal);
    expect((await write(asha, 'r1')).statusCode).toBe(201);
    expect((await write(guest, 'g3', { rating: 2 })).json()).toMatchObject({ $id: 'g1', rating: 2 });
  });

  it('if the owner wants it so', async () => {
    const set = (value: object) => kitchen.changeSettings(chef, 'limits', value);
    expect((await set({ onlyBuyersReview: true })).statusCode).toBe(200);
    expect(outcome(await write(ravi, 'r2'))).toEqual(refusal);
    await orderSamosa(ravi);
    kitchen.wait(60);
    expect((await write(ravi, 'r2')).statusCode).toBe(201);
    await set({});
  });
});

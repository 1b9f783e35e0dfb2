import { beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM } from '#server/documents/actor.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { at, openKitchen, type Person, VISITOR } from '#tests/kitchen.ts';
import { reviews } from './reviews.ts';

const words = { dishId: 'samosa', rating: 4, comment: 'Crisp and hot' };
const write = (who: Person, id: string, over: object = {}) =>
  kitchen.create(who, 'reviews', { ...words, ...over }, id);
const change = (who: Person, id: string, data: object) => kitchen.change(who, 'reviews', id, data);

async function rating(dish = 'samosa') {
  const { ratingAverage, ratingCount } = (await kitchen.read(VISITOR, 'dishes', dish)).json();
  return [ratingAverage, ratingCount];
}

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');
const ravi = await kitchen.customer('ravi');
const chef = await kitchen.admin();

beforeEach(async () => {
  const { documents } = (await kitchen.list(VISITOR, 'reviews')).json();
  for (const { $id } of documents) await kitchen.app.documents.remove(reviews, $id, SYSTEM);
  kitchen.takeEvents();
});

describe('writing a review', () => {
  // REVIEW-4
  it('gets its author and date from the server, and counts immediately', async () => {
    const lies = { userId: 'chef', customerName: 'The Queen', createdAt: '2001-01-01T00:00:00.000Z' };
    const answer = await write(asha, 'r1', { ...lies, comment: '  Crisp and hot \n' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      $id: 'r1',
      dishId: 'samosa',
      userId: 'asha',
      rating: 4,
      comment: 'Crisp and hot',
      customerName: 'Person asha',
    });
    expect(new Date(answer.json().createdAt).getFullYear()).toBeGreaterThan(2001);
    expect(kitchen.takeEvents()).toEqual(['reviews create r1', 'dishes update samosa']);
    expect(await rating()).toEqual([4, 1]);
  });

  it('gives five stars by default', async () => {
    const answer = await write(asha, 'r1', { rating: undefined });
    expect(answer.json().rating).toBe(5);
  });

  // REVIEW-1
  it('for the same dish again changes the first review', async () => {
    await write(asha, 'r1');
    kitchen.takeEvents();
    const again = await write(asha, 'r2', { rating: 1, comment: 'Cold today' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ $id: 'r1', rating: 1, comment: 'Cold today' });
    expect(kitchen.takeEvents()).toEqual(['reviews update r1', 'dishes update samosa']);
    expect(await rating()).toEqual([1, 1]);
  });

  it('creates one review when one person sends ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => write(asha, `at-once-${nth}`, { rating: 3 })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().$id)).size).toBe(1);
    expect(await rating()).toEqual([3, 1]);
  });

  it.each([
    ['no comment', { comment: undefined }, 400, 'document_invalid_structure'],
    ['a comment of blanks', { comment: ' \n\t ' }, 400, 'document_invalid_structure'],
    ['a comment beyond 2000', { comment: 'x'.repeat(2001) }, 400, 'document_invalid_structure'],
    ['no stars at all', { rating: 0 }, 400, 'document_invalid_structure'],
    ['six stars', { rating: 6 }, 400, 'document_invalid_structure'],
    ['half a star', { rating: 4.5 }, 400, 'document_invalid_structure'],
    ['null for stars', { rating: null }, 400, 'document_invalid_structure'],
    ['no dish', { dishId: undefined }, 400, 'document_invalid_structure'],
    ['a dish that never was', { dishId: 'unicorn' }, 400, 'review_dish_gone'],
  ])('is refused with %s', async (_what, over, status, type) => {
    const answer = await write(asha, 'odd', over);
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(kitchen.takeEvents()).toEqual([]);
    expect(await rating()).toEqual([null, 0]);
  });

  it('accepts a comment of 2000 characters and surrounding spaces', async () => {
    const answer = await write(asha, 'long', { comment: `  ${'ख'.repeat(2000)}  ` });
    expect(answer.statusCode).toBe(201);
  });
});

describe('changing and deleting a review', () => {
  it('keeps its dish and counts the new stars', async () => {
    await write(asha, 'r1');
    kitchen.takeEvents();
    expect((await change(asha, 'r1', { rating: 2 })).statusCode).toBe(200);
    expect(kitchen.takeEvents()).toEqual(['reviews update r1', 'dishes update samosa']);
    expect(await rating()).toEqual([2, 1]);
    const moved = await change(asha, 'r1', { dishId: 'phulka' });
    expect([moved.statusCode, moved.json().type]).toEqual([400, 'general_argument_invalid']);
    expect(kitchen.takeEvents()).toEqual([]);
  });

  it('publishes no event of the dish when only the comment changes', async () => {
    await write(asha, 'r1');
    kitchen.takeEvents();
    await change(asha, 'r1', { comment: 'Still crisp' });
    expect(kitchen.takeEvents()).toEqual(['reviews update r1']);
  });

  it('removes a deleted review from the rating', async () => {
    await write(asha, 'r1', { rating: 5 });
    await write(ravi, 'r2', { rating: 2 });
    expect(await rating()).toEqual([3.5, 2]);
    kitchen.takeEvents();
    expect((await kitchen.delete(asha, 'reviews', 'r1')).statusCode).toBe(204);
    expect(kitchen.takeEvents()).toEqual(['reviews delete r1', 'dishes update samosa']);
    expect(await rating()).toEqual([2, 1]);
    await kitchen.delete(ravi, 'reviews', 'r2');
    expect(await rating()).toEqual([null, 0]);
  });

  it.each([
    ['a visitor', 'PATCH', () => VISITOR, 401],
    ['somebody else', 'PATCH', () => ravi, 401],
    ['an admin', 'PATCH', () => chef, 401],
    ['a visitor', 'DELETE', () => VISITOR, 401],
    ['somebody else', 'DELETE', () => ravi, 401],
    ['an admin', 'DELETE', () => chef, 204],
  ] as const)('%s: %s', async (_who, method, who, status) => {
    await write(asha, 'r1');
    kitchen.takeEvents();
    const body = method === 'PATCH' ? { data: { rating: 1 } } : undefined;
    const answer = await kitchen.send(who(), method, at('reviews', 'r1'), body);
    expect(answer.statusCode).toBe(status);
    expect(kitchen.takeEvents()).toEqual(status === 204 ? ['reviews delete r1', 'dishes update samosa'] : []);
  });

  it('is refused to visitors, who may read reviews', async () => {
    const answer = await write(VISITOR, 'r1');
    expect([answer.statusCode, answer.json().type]).toEqual([401, 'user_unauthorized']);
    await write(asha, 'r1');
    for (const who of [VISITOR, ravi, chef]) {
      expect((await kitchen.read(who, 'reviews', 'r1')).statusCode).toBe(200);
      expect((await kitchen.list(who, 'reviews')).json().total).toBe(1);
    }
  });
});

describe('the consequences of a review', () => {
  // REVIEW-6
  it('the rating is right when twelve people write and change reviews at once', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, (_, nth) => kitchen.customer(`guest${nth}`)));
    await Promise.all(
      guests.map(async (guest, nth) => {
        await write(guest, `by-${guest.id}`, { rating: 1 });
        if (nth % 3 === 0) await kitchen.delete(guest, 'reviews', `by-${guest.id}`);
        else await change(guest, `by-${guest.id}`, { rating: nth % 2 === 0 ? 5 : 2 });
      }),
    );
    const { documents } = (await kitchen.list(VISITOR, 'reviews')).json();
    const stars = documents.map((review: { rating: number }) => review.rating);
    expect(stars.toSorted()).toEqual([2, 2, 2, 2, 5, 5, 5, 5]);
    expect(await rating()).toEqual([3.5, 8]);
  });

  it('the rating appears in the menu, and can’t be written by clients', async () => {
    await write(asha, 'r1');
    const list = await kitchen.list(VISITOR, 'dishes');
    const samosa = list.json().documents.find(({ $id }: { $id: string }) => $id === 'samosa');
    expect(samosa).toMatchObject({ ratingAverage: 4, ratingCount: 1 });
    await kitchen.change(chef, 'dishes', 'samosa', { ratingAverage: 5, ratingCount: 999 });
    expect(await rating()).toEqual([4, 1]);
  });

  it.each([
    ['profile', (id: string) => at('users', id), { data: { name: 'Asha Rao' } }],
    ['account', () => '/account/name', { name: 'Asha Rao' }],
  ])('a review shows its author’s new name after a change in the %s', async (where, path, body) => {
    const id = `renamed-in-${where}`;
    const author = await kitchen.customer(id);
    await write(author, 'r1');
    kitchen.takeEvents();
    expect((await kitchen.send(author, 'PATCH', path(id), body)).statusCode).toBe(200);
    expect(kitchen.takeEvents()).toEqual([`users update ${id}`, 'reviews update r1']);
    const review = await kitchen.read(VISITOR, 'reviews', 'r1');
    expect(review.json().customerName).toBe('Asha Rao');
  });

  it('a review is deleted with its dish', async () => {
    const dish = {
      name: 'Patti',
      description: 'Thin',
      price: 20,
      menuId: 'snacks',
      imgUrl: '/images/samosa.webp',
    };
    await kitchen.create(chef, 'dishes', dish, 'patti');
    await write(asha, 'r1', { dishId: 'patti' });
    kitchen.takeEvents();
    expect((await kitchen.delete(chef, 'dishes', 'patti')).statusCode).toBe(204);
    expect(kitchen.takeEvents()).toEqual(['reviews delete r1', 'dishes delete patti']);
  });
});

// REVIEW-20
describe('an admin', () => {
  it('answers a review, and takes the answer back', async () => {
    await write(asha, 'r1');
    const answered = await change(chef, 'r1', { reply: '  Thank you! ' });
    expect(answered.json()).toMatchObject({ reply: 'Thank you!', repliedAt: expect.any(String), rating: 4 });
    expect((await kitchen.read(VISITOR, 'reviews', 'r1')).json().reply).toBe('Thank you!');
    expect((await change(chef, 'r1', { reply: null })).json()).toMatchObject({
      reply: null,
      repliedAt: null,
    });
  });

  it('hides a review, which then counts no more and is read by its writer and admins only', async () => {
    await write(asha, 'r1', { rating: 1 });
    await write(ravi, 'r2', { rating: 5 });
    expect((await change(chef, 'r1', { isHidden: true })).statusCode).toBe(200);
    expect(await rating()).toEqual([5, 1]);
    const listed = async (who: Person) =>
      (await kitchen.list(who, 'reviews')).json().documents.map(({ $id }: { $id: string }) => $id);
    expect(await listed(VISITOR)).toEqual(['r2']);
    expect(await listed(ravi)).toEqual(['r2']);
    expect(await listed(asha)).toEqual(['r1', 'r2']);
    expect(await listed(chef)).toEqual(['r1', 'r2']);
    expect((await kitchen.read(ravi, 'reviews', 'r1')).statusCode).toBe(404);
    await change(asha, 'r1', { rating: 2 });
    expect(await rating()).toEqual([5, 1]);
    await change(chef, 'r1', { isHidden: false });
    expect(await rating()).toEqual([3.5, 2]);
    await kitchen.app.documents.remove(reviews, 'r1', SYSTEM);
  });

  it('changes nobody’s words or stars', async () => {
    await write(asha, 'r1');
    for (const data of [{ rating: 5 }, { comment: 'Lovely' }, { comment: 'Lovely', isHidden: true }])
      expect((await change(chef, 'r1', data)).statusCode).toBe(401);
    expect(await rating()).toEqual([4, 1]);
  });

  it('alone writes answers', async () => {
    await write(asha, 'r1');
    expect((await change(asha, 'r1', { reply: 'I agree' })).statusCode).toBe(401);
    expect((await change(asha, 'r1', { isHidden: true })).statusCode).toBe(401);
    expect((await change(ravi, 'r1', { reply: 'Me too' })).statusCode).toBe(401);
  });
});

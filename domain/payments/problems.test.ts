import { expect, it } from 'vitest';
import { readProblems, withAnswer, withProblem } from './problems.ts';

const at = new Date('2026-11-24T10:00:00.000Z');
const first = { id: 'pay_1', text: '₹300 arrived', at };
const second = { id: 'pay_2', text: '301 USD arrived', at };

// PAY-11
it('a second problem of a payment stands beside the first, and a repeated one counts once', () => {
  const problems = withProblem(withProblem([], first), second);
  expect(problems.map(({ id, answer }) => [id, answer])).toEqual([
    ['pay_1', null],
    ['pay_2', null],
  ]);
  expect(withProblem(problems, { ...first, text: 'Again' })).toBe(problems);
});

// PAY-11
it('each problem is answered once', () => {
  const problems = withProblem(withProblem([], first), second);
  const answered = withAnswer(problems, { id: 'pay_1', answer: 'returned', at });
  expect(answered?.map(({ id, answer, answeredAt }) => [id, answer, answeredAt])).toEqual([
    ['pay_1', 'returned', at.toISOString()],
    ['pay_2', null, null],
  ]);
  expect(withAnswer(answered ?? [], { id: 'pay_1', answer: 'accepted', at })).toBeUndefined();
  expect(withAnswer(problems, { id: 'pay_3', answer: 'accepted', at })).toBeUndefined();
});

it('problems are read from their JSON texts, without those that are none', () => {
  const [problem] = withProblem([], first);
  expect(readProblems([JSON.stringify(problem), '{"id":1}', '7'])).toEqual([problem]);
});

import { expect, it } from 'vitest';
import type { Attributes } from '#domain/attributes.ts';
import { paise } from '#domain/money.ts';
import { ownerOnly } from './access.ts';
import { type Definition, defineCollection, tableOf, type Work } from './collection.ts';
import { and, equal } from './where.ts';

// What must not compile. Each expected error would itself be an error if the compiler accepted the line.

const couponAttributes = {
  userId: { type: 'string', size: 36, assigned: true },
  code: { type: 'string', size: 20, required: true },
  state: { type: 'string', size: 8, oneOf: ['open', 'used'], default: 'open' },
  amount: { type: 'money', required: true },
} as const satisfies Attributes;

const table = tableOf('coupons', couponAttributes);
const others = tableOf('others', couponAttributes);

type Coupons = Definition<'coupons', typeof couponAttributes>;

const whole: Coupons = {
  belongsTo: { owner: table.fields.userId, onAccountClosed: 'erase', dataExport: { as: 'coupons' } },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: ownerOnly(table.fields.userId) },
  serverWrites: ['userId'],
  audit: { never: 'Nobody changes coupons yet.' },
};
const { belongsTo, reachedBy, subscribers, access, serverWrites, audit } = whole;

it('a collection with all its parts compiles', () => {
  expect(defineCollection('coupons', couponAttributes, () => whole)).toMatchObject({ name: 'coupons' });
});

it('a collection without one of its parts does not compile', () => {
  // @ts-expect-error whose they are
  const a: Coupons = { reachedBy, subscribers, access, serverWrites, audit };
  // @ts-expect-error how they are reached
  const b: Coupons = { belongsTo, subscribers, access, serverWrites, audit };
  // @ts-expect-error who is told of changes
  const c: Coupons = { belongsTo, reachedBy, access, serverWrites, audit };
  // @ts-expect-error who may do what
  const d: Coupons = { belongsTo, reachedBy, subscribers, serverWrites, audit };
  // @ts-expect-error what only the server writes
  const e: Coupons = { belongsTo, reachedBy, subscribers, access, audit };
  // @ts-expect-error how it is written down what admins change
  const f: Coupons = { belongsTo, reachedBy, subscribers, access, serverWrites };
  const owner = table.fields.userId;
  // @ts-expect-error what closing the account does to them
  const g: Coupons = { ...whole, belongsTo: { owner, dataExport: { as: 'coupons' } } };
  // @ts-expect-error whether they are in a person's data
  const h: Coupons = { ...whole, belongsTo: { owner, onAccountClosed: 'erase' } };
  // @ts-expect-error the audit log has no word for coupons: domain/audits/collections.ts
  const k: Coupons = { ...whole, audit: { label: () => 'A coupon' } };
  // @ts-expect-error an attribute that there is not
  const i: Coupons = { ...whole, serverWrites: ['user'] };
  // @ts-expect-error the rule of another collection
  const j: Coupons = { ...whole, access: { read: ownerOnly(others.fields.userId) } };
  expect([a, b, c, d, e, f, g, h, i, j, k]).toHaveLength(11);
});

it('conditions and values that do not fit a collection’s attributes do not compile', () => {
  const attempts = (work: Work) => [
    // @ts-expect-error a number where the field holds text
    () => work.removeWhere(table, equal(table.fields.code, 5)),
    // @ts-expect-error a word that is none of the field's
    () => work.removeWhere(table, equal(table.fields.state, 'lost')),
    // @ts-expect-error the field of another collection
    () => work.removeWhere(table, equal(others.fields.code, 'A')),
    // @ts-expect-error a condition that is in part on another collection
    () => work.removeWhere(table, and(equal(table.fields.code, 'A'), equal(others.fields.code, 'A'))),
    // @ts-expect-error a field that there is not
    () => work.removeWhere(table, equal(table.fields.color, 'red')),
    // @ts-expect-error an amount that does not say its unit
    () => work.updateWhere(table, equal(table.fields.code, 'A'), { amount: 500 }),
    // @ts-expect-error an attribute that there is not
    () => work.updateWhere(table, equal(table.fields.code, 'A'), { color: 'red' }),
    // @ts-expect-error no owner, which the server assigns
    () => work.add(table, 'one', { code: 'A', state: 'open', amount: paise(500) }),
    () => work.updateWhere(table, equal(table.fields.code, 'A'), { amount: paise(500) }),
  ];
  expect(attempts).toBeTypeOf('function');
});

import { expect, it } from 'vitest';
import { paise } from '#domain/money.ts';
import type { Attributes } from '#domain/rows/row.ts';
import { ownerOnly } from './access.ts';
import { type Definition, defineCollection, tableOf, type Work } from './collection.ts';
import { and, equal } from './where.ts';

// Code that must not compile. The compiler reports an expected error that does not occur.

const raffleAttributes = {
  userId: { type: 'string', size: 36, assigned: true, writtenBy: 'server' },
  code: { type: 'string', size: 20, required: true },
  state: { type: 'string', size: 8, oneOf: ['open', 'used'], default: 'open' },
  amount: { type: 'money', required: true },
  seenAmount: { type: 'money', requestOnly: true },
} as const satisfies Attributes;

const table = tableOf('raffles', raffleAttributes);
const others = tableOf('others', raffleAttributes);

type Raffles = Definition<'raffles', typeof raffleAttributes>;

const whole: Raffles = {
  belongsTo: {
    owner: table.fields.userId,
    onAccountClosed: 'erase',
    onChangeOfOwner: 'erase',
    dataExport: { as: 'raffles' },
  },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: ownerOnly(table.fields.userId) },
  audit: { never: 'Nobody changes raffles yet.' },
};
const { belongsTo, reachedBy, subscribers, access, audit } = whole;

it('a collection with all its parts compiles', () => {
  expect(defineCollection('raffles', raffleAttributes, () => whole)).toMatchObject({ name: 'raffles' });
});

// ACCESS-6
it('a flag of owners that does not say what widens it does not compile, and one that names nothing does not start', () => {
  const flag = { type: 'boolean', default: false, writtenBy: 'owner' } as const;
  // @ts-expect-error no widenedBy
  const silent: Attributes = { withPersons: flag };
  const wrong: Attributes = { ...raffleAttributes, withPersons: { ...flag, widenedBy: ['adress'] } };
  expect(silent).toBeTypeOf('object');
  expect(() => defineCollection('raffles', wrong, () => whole as never)).toThrow('adress');
});

it('a collection without one of its parts does not compile', () => {
  const incomplete: Raffles[] = [
    // @ts-expect-error no belongsTo
    { reachedBy, subscribers, access, audit },
    // @ts-expect-error no reachedBy
    { belongsTo, subscribers, access, audit },
    // @ts-expect-error no subscribers
    { belongsTo, reachedBy, access, audit },
    // @ts-expect-error no access
    { belongsTo, reachedBy, subscribers, audit },
    // @ts-expect-error no audit
    { belongsTo, reachedBy, subscribers, access },
    // @ts-expect-error neither a label nor a reason for no audit
    { ...whole, audit: {} },
    // @ts-expect-error the audit log has no word for raffles: domain/collections.ts
    { ...whole, audit: { label: () => 'A raffle' } },
    // @ts-expect-error the rule of another collection
    { ...whole, access: { read: ownerOnly(others.fields.userId) } },
  ];
  expect(incomplete).toHaveLength(8);
});

it('a collection of personal documents without its rules for closing an account and for a change of owner does not compile', () => {
  const owner = table.fields.userId;
  const dataExport = { as: 'raffles' };
  const onAccountClosed = 'erase';
  const onChangeOfOwner = 'erase';
  const incomplete: Raffles['belongsTo'][] = [
    // @ts-expect-error no owner
    { onAccountClosed, onChangeOfOwner, dataExport },
    // @ts-expect-error no onChangeOfOwner
    { owner, onAccountClosed, dataExport },
    // @ts-expect-error no onAccountClosed
    { owner, dataExport },
    // @ts-expect-error no dataExport
    { owner, onAccountClosed, onChangeOfOwner },
    // @ts-expect-error no reason for keeping the documents
    { owner, onAccountClosed: { overwrite: { userId: null } }, onChangeOfOwner, dataExport },
    // @ts-expect-error neither a name nor a reason for leaving them out
    { owner, onAccountClosed, onChangeOfOwner, dataExport: {} },
    // @ts-expect-error the field of another collection
    { owner: others.fields.userId, onAccountClosed, onChangeOfOwner, dataExport },
  ];
  expect(incomplete).toHaveLength(7);
});

it('conditions and values that do not fit a collection’s attributes do not compile', () => {
  const attempts = (work: Work) => [
    // @ts-expect-error a number where the field holds text
    () => work.removeWhere(table, equal(table.fields.code, 5)),
    // @ts-expect-error a value that the field does not allow
    () => work.removeWhere(table, equal(table.fields.state, 'lost')),
    // @ts-expect-error the field of another collection
    () => work.removeWhere(table, equal(others.fields.code, 'A')),
    // @ts-expect-error one part of the condition is on another collection
    () => work.removeWhere(table, and(equal(table.fields.code, 'A'), equal(others.fields.code, 'A'))),
    // @ts-expect-error an unknown field
    () => work.removeWhere(table, equal(table.fields.color, 'red')),
    // @ts-expect-error an amount without a unit
    () => work.updateWhere(table, equal(table.fields.code, 'A'), { amount: 500 }),
    // @ts-expect-error an unknown attribute
    () => work.updateWhere(table, equal(table.fields.code, 'A'), { color: 'red' }),
    // @ts-expect-error no userId
    () => work.add(table, 'one', { code: 'A', state: 'open', amount: paise(500) }),
    // @ts-expect-error only requests have it
    () => work.add(table, 'one', { userId: 'a', code: 'A', amount: paise(500), seenAmount: paise(500) }),
    () => work.add(table, 'one', { userId: 'a', code: 'A', amount: paise(500) }),
    () => work.updateWhere(table, equal(table.fields.code, 'A'), { amount: paise(500) }),
  ];
  expect(attempts).toBeTypeOf('function');
});

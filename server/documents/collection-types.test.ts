import { expect, it } from 'vitest';
import type { Attributes } from '#domain/attributes.ts';
import { paise } from '#domain/money.ts';
import { ownerOnly } from './access.ts';
import { type Definition, defineCollection, tableOf, type Work } from './collection.ts';
import { and, equal } from './where.ts';

// What must not compile. Each expected error would itself be an error if the compiler accepted the line.

const raffleAttributes = {
  userId: { type: 'string', size: 36, assigned: true },
  code: { type: 'string', size: 20, required: true },
  state: { type: 'string', size: 8, oneOf: ['open', 'used'], default: 'open' },
  amount: { type: 'money', required: true },
} as const satisfies Attributes;

const table = tableOf('raffles', raffleAttributes);
const others = tableOf('others', raffleAttributes);

type Raffles = Definition<'raffles', typeof raffleAttributes>;

const whole: Raffles = {
  belongsTo: { owner: table.fields.userId, onAccountClosed: 'erase', dataExport: { as: 'raffles' } },
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: ownerOnly(table.fields.userId) },
  serverWrites: ['userId'],
  audit: { never: 'Nobody changes raffles yet.' },
};
const { belongsTo, reachedBy, subscribers, access, serverWrites, audit } = whole;

it('a collection with all its parts compiles', () => {
  expect(defineCollection('raffles', raffleAttributes, () => whole)).toMatchObject({ name: 'raffles' });
});

it('a collection without one of its parts does not compile', () => {
  const incomplete: Raffles[] = [
    // @ts-expect-error whose they are
    { reachedBy, subscribers, access, serverWrites, audit },
    // @ts-expect-error how they are reached
    { belongsTo, subscribers, access, serverWrites, audit },
    // @ts-expect-error who hears of changes
    { belongsTo, reachedBy, access, serverWrites, audit },
    // @ts-expect-error who may do what
    { belongsTo, reachedBy, subscribers, serverWrites, audit },
    // @ts-expect-error what only the server writes
    { belongsTo, reachedBy, subscribers, access, audit },
    // @ts-expect-error how admins' changes are written down
    { belongsTo, reachedBy, subscribers, access, serverWrites },
    // @ts-expect-error a label for the audit log, or why there is none
    { ...whole, audit: {} },
    // @ts-expect-error the audit log has no word for raffles: domain/collections.ts
    { ...whole, audit: { label: () => 'A raffle' } },
    // @ts-expect-error an attribute that there is not
    { ...whole, serverWrites: ['user'] },
    // @ts-expect-error the rule of another collection
    { ...whole, access: { read: ownerOnly(others.fields.userId) } },
  ];
  expect(incomplete).toHaveLength(10);
});

it('a collection of personal documents without its rules for closing an account does not compile', () => {
  const owner = table.fields.userId;
  const dataExport = { as: 'raffles' };
  const onAccountClosed = 'erase';
  const incomplete: Raffles['belongsTo'][] = [
    // @ts-expect-error whose they are
    { onAccountClosed, dataExport },
    // @ts-expect-error what closing the account does to them
    { owner, dataExport },
    // @ts-expect-error whether they are in a person's data
    { owner, onAccountClosed },
    // @ts-expect-error why they stay after the account is closed
    { owner, onAccountClosed: { overwrite: { userId: null } }, dataExport },
    // @ts-expect-error the name under which they are in a person's data, or why they are left out
    { owner, onAccountClosed, dataExport: {} },
    // @ts-expect-error the field of another collection
    { owner: others.fields.userId, onAccountClosed, dataExport },
  ];
  expect(incomplete).toHaveLength(6);
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

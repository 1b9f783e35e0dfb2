import { describe, expect, it } from 'vitest';
import { attributesOf } from '#domain/collections.ts';
import type { Attribute } from '#domain/rows/row.ts';
import { allCollections } from './index.ts';

// What the audit log can forget of a person rests on what collections say of their attributes and labels.

/** The attributes that the labels of other collections read: ids, days and names of things, never of people. */
const THINGS = new Set([
  ...['code', 'date', 'day', 'from', 'name', 'number', 'orderId', 'orderNumber', 'planName', 'ticket', 'url'],
  ...['userId', 'week', 'weekday', 'kind', 'language', 'level', 'id', 'label', 'text', 'title', 'type'],
  ...['source', 'utr', 'sender'],
]);

// ADMIN-86
describe('labels of the audit log', () => {
  const read = (collection: (typeof allCollections)[number]): string[] => {
    if ('never' in collection.audit) return [];
    const names: string[] = [];
    const get = (_: object, name: string | symbol) => {
      names.push(String(name));
      return name === 'url' ? 'https://a.example' : null;
    };
    const data = new Proxy({}, { get });
    try {
      (collection.audit.label as (document: unknown) => string)({ id: 'x', data });
    } catch {
      // A value was needed; what was read until then is known.
    }
    return [...new Set(names)];
  };

  it.each(allCollections.map((collection) => [collection.name, collection] as const))(
    'of %s name nobody, or somebody whom the log can forget',
    (name, collection) => {
      /** The collections whose entries in the log are labelled with the name, number or address of a person, and what of them is read. */
      const NAMING: Readonly<Record<string, readonly string[]>> = {
        companyMembers: ['name'],
        invitations: ['to'],
        messages: ['subject', 'name'],
        orders: ['number', 'customerName', 'customerEmail', 'customerPhone'],
        reviews: ['customerName'],
        subscribers: ['email'],
        users: ['name', 'email'],
      };
      const named = NAMING[name];
      if (named) {
        expect(read(collection)).toEqual(named);
        const hasContact = Object.values<Attribute>(collection.attributes).some(
          (attribute) => attribute.type === 'string' && (attribute.contact || attribute.account),
        );
        expect(hasContact).toBe(true);
      } else expect(read(collection).filter((attribute) => !THINGS.has(attribute))).toEqual([]);
    },
  );
});

it('every attribute as long as an id says whether it holds that of an account', () => {
  /** Attributes as long as an id that do not hold the id of an account. */
  const OTHERS = new Set([
    ...[
      'aboutId',
      'addressId',
      'agentId',
      'areaId',
      'bucketId',
      'cartId',
      'changeId',
      'companyId',
      'deviceId',
      'dishId',
      'documentId',
      'handOverPhoto',
    ],
    ...[
      'mealTimeId',
      'menuId',
      'orderId',
      'planId',
      'subscriptionId',
      'paymentId',
      'photoId',
      'reversalOf',
      'shiftId',
      'sightingId',
      'storedAs',
      'substituteId',
      'webhookId',
      'collection',
    ],
  ]);
  const undecided = Object.entries(attributesOf).flatMap(([collection, attributes]) =>
    Object.entries<Attribute>(attributes)
      .filter(([name, attribute]) => {
        if (attribute.type !== 'string' || attribute.size !== 36 || attribute.oneOf) return false;
        return (attribute.account === true) === OTHERS.has(name);
      })
      .map(([name]) => `${collection}.${name}`),
  );
  expect(undecided).toEqual([]);
});

it('of all lists of records, only those of money by rider have the ids of accounts', () => {
  const having = Object.entries(attributesOf).flatMap(([collection, attributes]) =>
    Object.entries<Attribute>(attributes)
      .filter(([, attribute]) => attribute.type === 'records' && attribute.account !== undefined)
      .map(([name]) => `${collection}.${name}`),
  );
  expect(having).toEqual(['dayCloses.counted', 'dayCloses.drawers']);
});

import { describe, expect, it } from 'vitest';
import { knownAddresses, usualOrder } from './known-customer.ts';
import { orderLineCodec } from './line.ts';

const order = (id: string, ...dishes: [string, number][]) => ({
  id,
  lines: dishes.flatMap(([DishID, quantity]) => orderLineCodec.parse({ DishID, quantity, price: 1 }) ?? []),
});

// PHONE-9
describe('the usual order', () => {
  it('is what a customer orders most often, regardless of the order of its dishes', () => {
    const orders = [
      order('thali', ['thali', 1]),
      order('later', ['chai', 2], ['samosa', 2]),
      order('earlier', ['samosa', 2], ['chai', 2]),
    ];
    expect(usualOrder(orders)?.id).toBe('later');
  });

  it('is the latest of those ordered equally often', () => {
    expect(usualOrder([order('new', ['chai', 2]), order('old', ['chai', 1])])?.id).toBe('new');
  });

  it('is undefined for a new customer', () => {
    expect(usualOrder([])).toBeUndefined();
  });
});

// PHONE-9
it('the known addresses are those of past deliveries, each once, then the profile’s', () => {
  const orders = [
    { kind: 'delivery', address: 'Hill Road' },
    { kind: 'pickup', address: 'Counter' },
    { kind: 'delivery', address: 'Lake View' },
    { kind: 'delivery', address: 'Hill Road' },
    { kind: 'delivery', address: null },
  ];
  expect(knownAddresses(orders, 'MG Road')).toEqual(['Hill Road', 'Lake View', 'MG Road']);
  expect(knownAddresses([], null)).toEqual([]);
});

import { expect, it } from 'vitest';
import { ZERO_PAISE } from '../money.ts';
import { withParts } from './parts.ts';

// STOCK-3
it('a combo also needs the dishes that were chosen for it, each as often as the combo is ordered', () => {
  const choice = (id: string, dishId?: string) => ({
    id,
    name: id,
    price: ZERO_PAISE,
    veg: true,
    isAvailable: true,
    ...(dishId && { dishId }),
  });
  const groups = [
    { id: 'sabzi', choices: [choice('palak', 'palak-paneer'), choice('aloo', 'aloo-gobi')] },
    { id: 'size', choices: [choice('large')] },
  ];
  const chosen = (groupId: string, choiceId: string) => ({
    groupId,
    choiceId,
    group: groupId,
    name: choiceId,
    price: ZERO_PAISE,
  });
  const options = [chosen('sabzi', 'palak'), chosen('size', 'large'), chosen('gone', 'palak')];
  expect(
    withParts(
      [
        { dishId: 'combo', quantity: 2, options },
        { dishId: 'dal', quantity: 1 },
      ],
      groups,
    ),
  ).toEqual([
    { dishId: 'combo', quantity: 2 },
    { dishId: 'palak-paneer', quantity: 2 },
    { dishId: 'dal', quantity: 1 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { datesIn } from '#web/lib/dates.ts';
import { actionText, auditFieldText, valueText } from './present.ts';
import { auditTexts } from './texts.ts';

const names: Readonly<Record<string, string>> = { south: 'South Indian' };
const formats = {
  texts: auditTexts,
  moment: datesIn('Asia/Kolkata').shortDateAndTime,
  nameOf: (field: string, id: string) => (field === 'menuId' ? names[id] : undefined),
};

// ADMIN-16
describe('the audit log', () => {
  it('names the action, the kind of document and the attribute in words', () => {
    expect(actionText({ action: 'update', collection: 'dishes' }, auditTexts)).toBe('Changed dish');
    expect(actionText({ action: 'delete', collection: 'tables' }, auditTexts)).toBe('Deleted tables');
    expect(
      ['isAvailable', 'menuId', 'deliveryFee'].map((field) => auditFieldText(field, auditTexts)),
    ).toEqual(['available', 'category', 'delivery fee']);
  });

  const line = (name: string) => JSON.stringify({ DishID: 'd1', name, quantity: 2, price: 90 });

  it.each([
    ['nothing for a missing value', 'dishes', 'name', null, 'nothing'],
    ['nothing for an empty text', 'dishes', 'name', '', 'nothing'],
    ['yes', 'dishes', 'isAvailable', true, 'yes'],
    ['no', 'users', 'isAdmin', false, 'no'],
    ['rupees', 'dishes', 'price', 1240.5, '₹1,240.50'],
    ['a number that is no money', 'menus', 'position', 40, '40'],
    ['the name of a menu', 'dishes', 'menuId', 'south', 'South Indian'],
    ['the id of a menu that is gone', 'dishes', 'menuId', 'north', 'north'],
    ['what a type is called', 'dishes', 'type', 'non-veg', 'Non-Veg'],
    ['a choice without a text in its own words', 'orders', 'status', 'outForDelivery', 'out for delivery'],
    ['how an order is paid', 'orders', 'paymentMethod', 'cod', 'Cash on Delivery'],
    ['the dishes of an order', 'orders', 'items', [line('Dal'), line('Roti')], '2 × Dal, 2 × Roti'],
    [
      'the time on the kitchen’s clock',
      'orders',
      'orderedOn',
      '2026-08-03T07:35:00.000+00:00',
      '3 Aug 2026, 1:05 pm',
    ],
    ['a text that looks like a time', 'dishes', 'name', '2026-08-03', '2026-08-03'],
    ['a text', 'dishes', 'name', 'Dal', 'Dal'],
    ['a text that is spelt like a choice', 'dishes', 'name', 'veg', 'veg'],
    ['a value of a collection it does not know', 'tables', 'seats', 4, '4'],
  ])('shows %s', (_what, collection, field, value, words) => {
    expect(valueText({ collection, field, value }, formats)).toBe(words);
  });
});

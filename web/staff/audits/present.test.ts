import { describe, expect, it } from 'vitest';
import { PRIVATE_VALUE } from '#domain/audits/attributes.ts';
import { textsIn } from '#domain/languages/files/texts-in.ts';
import { datesIn } from '#web/lib/dates.ts';
import { actionText, auditFieldText, labelText, type SettingNames, valueText } from './present.ts';
import { auditTexts } from './texts.ts';

const names: Readonly<Record<string, string>> = { south: 'South Indian' };
const settings: SettingNames = {
  section: (section) => (section === 'payments' ? 'Online payments' : undefined),
  field: (section, field) => (section === 'payments' && field === 'vpa' ? 'UPI id (VPA)' : undefined),
  choice: (field, value) => (field === 'orderMode' && value === 'board' ? 'By the kitchen' : undefined),
};
const formats = {
  settings,
  texts: auditTexts,
  moment: datesIn('Asia/Kolkata').shortDateAndTime,
  nameOf: (field: string, id: string) => (field === 'menuId' ? names[id] : undefined),
};

const auditTextsHindi = textsIn('hi', { auditTexts }).auditTexts;

// ADMIN-16
describe('the audit log', () => {
  it('names the action, the kind of document and the attribute in words', () => {
    expect(actionText({ action: 'update', collection: 'dishes' }, auditTexts)).toBe('Changed dish');
    expect(actionText({ action: 'delete', collection: 'tables' }, auditTexts)).toBe('Deleted tables');
    expect(
      ['isAvailable', 'menuId', 'deliveryFee'].map((field) =>
        auditFieldText(field, { collection: 'dishes', label: 'Dal' }, auditTexts, settings),
      ),
    ).toEqual(['available', 'category', 'delivery fee']);
  });

  it('names sections of the settings and their fields as the screen of settings does', () => {
    const row = { collection: 'settings', label: 'payments' };
    expect(labelText(row, auditTexts, settings)).toBe('Online payments');
    expect(labelText({ ...row, label: 'hours' }, auditTexts, settings)).toBe('Opening hours');
    expect(labelText({ collection: 'dishes', label: 'payments' }, auditTexts, settings)).toBe('payments');
    expect(auditFieldText('vpa', row, auditTexts, settings)).toBe('UPI id (VPA)');
    expect(auditFieldText('week', { ...row, label: 'hours' }, auditTexts, settings)).toBe('every week');
  });

  it('has a Hindi name for each attribute, and Hindi words for each choice', () => {
    const hindi = { ...formats, texts: auditTextsHindi };
    const dish = { collection: 'dishes', label: 'Dal' };
    expect(auditFieldText('servedOn', dish, auditTextsHindi, settings)).toBe('हफ़्ते के दिन');
    expect(valueText({ collection: 'dishes', field: 'servedOn', value: ['monday'] }, hindi)).toBe('सोमवार');
    expect(valueText({ collection: 'settings', field: 'vpa', value: PRIVATE_VALUE }, hindi)).toBe('दूसरा मान');
  });

  it.each([
    ['translations.hi.name', 'name (हिन्दी)', 'नाम (हिन्दी)'],
    ['hindiDescription', 'description (हिन्दी)', 'विवरण (हिन्दी)'],
  ])('names the text %s in another language by its field and that language', (field, english, hindi) => {
    const dish = { collection: 'dishes', label: 'Dal' };
    expect(auditFieldText(field, dish, auditTexts, settings)).toBe(english);
    expect(auditFieldText(field, dish, auditTextsHindi, settings)).toBe(hindi);
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
    ['a list of choices in words', 'dishes', 'servedOn', ['monday', 'friday'], 'monday, friday'],
    ['a private setting', 'settings', 'vpa', 'another value', 'another value'],
    ['how a setting’s choice is called', 'settings', 'orderMode', 'board', 'By the kitchen'],
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

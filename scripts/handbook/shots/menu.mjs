// Pictures of the tasks about the menu, plans, money, people and the system. Forms are filled in and not sent, so that each picture
// finds the demo as it was.
import { showFirst } from '../scroll.mjs';

/** A menu as an owner's spreadsheet has it, with dishes that the demo does not have. */
const MENU_FILE = `Item,Category,Half,Full,Price,Veg
Paneer Butter Masala,Dals & Curries,160,260,,Yes
Chicken Chettinad,Dals & Curries,180,290,,No
Filter Coffee,Drinks,,,35,Yes
`;

/** @type {readonly import('../shots.ts').Shot[]} */
export const shots = [
  { name: 'first-day', as: 'owner', path: '/admin/welcome' },
  { name: 'dashboard', as: 'owner', path: '/admin' },
  {
    name: 'system',
    as: 'owner',
    path: '/admin',
    steps: async (page, { statusTexts }) => {
      await showFirst(page.getByRole('region', { name: statusTexts.title, exact: true }));
    },
  },
  {
    name: 'hours',
    as: 'owner',
    path: '/admin/settings/hours',
    steps: async (page) => {
      const days = page.locator('main select');
      await days.nth(0).selectOption('closed');
      await days.nth(1).selectOption('times');
      const times = page.locator('main input[type=time]');
      await times.nth(0).fill('12:00');
      await times.nth(1).fill('15:00');
      await times.nth(1).blur();
      await showFirst(page.locator('main label'));
    },
  },
  {
    name: 'areas',
    as: 'owner',
    path: '/admin/areas',
    steps: async (page, { areasTexts }) => {
      await page.getByRole('button', { name: areasTexts.add }).first().click();
      const { fields } = areasTexts;
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=name]').fill('Malleshwaram');
      await dialog.getByLabel(fields.kind.choices.circle[0], { exact: true }).check();
      await dialog.getByLabel(fields.radiusKm.words[0]).fill('3');
      await dialog.getByLabel(fields.deliveryFee.words[0]).fill('25');
      await dialog.locator('[name=name]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'add-a-dish',
    as: 'owner',
    path: '/admin/dishes/new',
    steps: async (page) => {
      await page.locator('main [name=name]').fill('Bisi Bele Bath');
      await page
        .locator('main [name=description]')
        .fill('Rice, lentils and vegetables with ghee and cashews.');
      await page.locator('main [name=price]').fill('149');
    },
  },
  {
    name: 'option-group',
    as: 'owner',
    path: '/admin/options',
    steps: async (page, { groupAdminTexts }) => {
      const { add, addChoice, fields, choice } = groupAdminTexts;
      await page.getByRole('button', { name: add }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=name]').fill('Size');
      await dialog.getByLabel(fields.min).fill('1');
      await dialog.getByLabel(fields.max).fill('1');
      const names = dialog.getByLabel(choice.name, { exact: true });
      while ((await names.count()) < 3) await dialog.getByRole('button', { name: addChoice }).click();
      await names.nth(1).fill('Half');
      await names.nth(2).fill('Full');
      await dialog.getByLabel(choice.price).nth(1).fill('100');
      for (const type of await dialog.getByLabel(choice.type).all()) await type.selectOption('veg');
      await dialog.locator('[name=name]').scrollIntoViewIfNeeded();
    },
  },
  { name: 'sort-the-menu', as: 'owner', path: '/admin/menus' },
  {
    name: 'change-prices',
    as: 'owner',
    path: '/admin/dishes/prices',
    steps: async (page) => {
      await page.locator('main input[inputmode=decimal]').fill('8');
      await showFirst(page.locator('main select').nth(1));
    },
  },
  {
    name: 'menu-from-a-file',
    as: 'owner',
    path: '/admin/dishes/import',
    steps: async (page, { dishesCsvTexts }) => {
      const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(MENU_FILE) };
      await page.locator('input[type=file][accept*=csv]').first().setInputFiles(file);
      await showFirst(page.getByRole('region', { name: dishesCsvTexts.preview.summary }));
    },
  },
  { name: 'print-the-menu', as: 'owner', path: '/admin/dishes/print' },
  { name: 'plans', as: 'owner', path: '/admin/plans' },
  { name: 'plan-menu', as: 'owner', path: '/admin/plan-menu' },
  { name: 'subscribers', as: 'owner', path: '/admin/subscribers' },
  {
    name: 'payments',
    as: 'owner',
    path: '/admin/settings/payments',
    steps: async (page, { settingWords }) => {
      await page.locator('[name$=vpa]').fill('rasoi@icici');
      const [label] = settingWords.payments.minutesToPay.words;
      await showFirst(page.locator('main label', { hasText: label }));
    },
  },
  {
    name: 'coupon',
    as: 'owner',
    path: '/admin/coupons',
    steps: async (page, { couponAdminTexts }) => {
      await page.getByRole('button', { name: couponAdminTexts.add }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(couponAdminTexts.fields.code.words[0]).fill('DIWALI50');
      await dialog.getByLabel(couponAdminTexts.fields.percent.words[0]).fill('10');
      await dialog.getByLabel(couponAdminTexts.fields.maxDiscount.words[0]).fill('50');
      await dialog.getByLabel(couponAdminTexts.fields.code.words[0]).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'reports',
    as: 'owner',
    path: '/admin/reports',
    steps: async (page, { reportTexts }) => {
      await showFirst(page.getByText(reportTexts.print, { exact: true }));
    },
  },
  { name: 'reviews', as: 'owner', path: '/admin/reviews' },
  { name: 'team', as: 'owner', path: '/admin/team' },
  {
    name: 'customers',
    as: 'owner',
    path: '/admin/customers',
    steps: async (page, { customerTexts }) => {
      const { label } = customerTexts.customers;
      await showFirst(page.getByRole('heading', { name: label, exact: true, level: 2 }));
    },
  },
];

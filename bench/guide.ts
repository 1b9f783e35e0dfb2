/**
 * A new owner's way through the guide, from an empty installation to a shop that takes orders, with a menu of 60 dishes from a
 * file: screens, presses, typed characters, and an estimate of a person's minutes (parts/walk.ts). The file of dishes exists
 * already; pictures, team, printer and the test order are put off.
 */
import { expect } from '@playwright/test';
import { withBuiltServer } from './parts/built-server.ts';
import { openBrowser } from './parts/slow-phone.ts';
import { Walk } from './parts/walk.ts';

const DISHES = 60;
const CATEGORIES = ['Starters', 'Curries', 'Rice', 'Breads', 'Sweets', 'Drinks'];
const OWN_PASSWORD = 'Idli-and-Dosa-7';
/** Seconds to fetch a licence or an agreement with the bank and find the number on it. */
const FETCH = 60;

/** A menu as owners have it, in the columns of the sample. */
function menuFile(): Buffer {
  const rows = Array.from({ length: DISHES }, (_, at) => {
    const category = CATEGORIES[at % CATEGORIES.length];
    const isVeg = at % 4 > 0 ? 'Yes' : 'No';
    const prices = category === 'Curries' ? `${120 + at},${200 + at},` : `,,${60 + at}`;
    return `Dish no. ${at + 1},${category},Cooked when you order,${prices},${isVeg},${at % 5 === 0 ? 'Butter +15' : ''}`;
  });
  return Buffer.from(['Item,Category,Description,Half,Full,Price,Veg,Add-ons', ...rows].join('\r\n'));
}

await withBuiltServer(async ({ origin, admin }) => {
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      viewport: { width: 1280, height: 800 },
      geolocation: { latitude: 15.4909, longitude: 73.8278 },
      permissions: ['geolocation'],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const walk = new Walk(page);
    const main = page.locator('main');
    const panel = (title: string) => page.getByRole('region', { name: title });
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const save = () => walk.press(button(/^Save/).first());
    const step = (title: string) => walk.screen(title, panel(title));

    await page.goto('/login');
    await walk.screen('Login', main);
    await walk.type(page.getByLabel('Email').first(), admin.email);
    await walk.type(page.getByLabel('Password', { exact: true }), admin.password);
    await walk.press(button('Sign in'));
    await walk.screen('Dashboard: own password', panel('Choose a password of your own'));
    await walk.type(page.getByLabel('Password from the start'), admin.password);
    await walk.type(page.getByLabel('New password'), OWN_PASSWORD);
    await walk.press(button('Save my password'));
    await walk.screen('Dashboard', panel('Set up your shop'));
    await walk.press(page.getByRole('link', { name: 'Begin' }));

    await step('How do you sell?');
    await walk.press(panel('How do you sell?').getByText('Not registered for GST'));
    await save();
    await step('Name and logo');
    await walk.type(panel('Name and logo').getByRole('textbox', { name: 'Name' }), 'Amma’s Tiffin');
    await save();

    const contact = panel('Address and phone');
    await step('Address and phone');
    await walk.type(contact.getByLabel('Phone'), '+91 832 222 3344');
    await walk.type(contact.getByLabel('E-mail'), 'amma@tiffin.example');
    await walk.type(contact.getByLabel('House, street, area'), '1 Beach Road\nMiramar');
    await walk.type(contact.getByLabel('Pincode'), '403001');
    await expect(contact.getByLabel('Town or city')).not.toHaveValue('Bengaluru');
    await walk.press(button('I am there now'));
    await expect(button('I am there now')).toBeEnabled();
    await save();

    await step('FSSAI licence');
    walk.lookUp(FETCH);
    await walk.type(panel('FSSAI licence').getByLabel('FSSAI licence'), '12345678901234');
    await save();

    const hours = panel('Opening hours');
    await step('Opening hours');
    await walk.choose(hours.getByLabel('Monday', { exact: true }), 'Open from – to');
    await walk.type(hours.getByLabel('Monday, opens (1)'), '11:00');
    await walk.type(hours.getByLabel('Monday, closes (1)'), '22:00');
    await walk.press(button('Copy the hours of Monday to all days'));
    await save();

    await step('Where you deliver');
    await walk.press(page.getByRole('link', { name: 'Choose areas' }));
    await walk.screen('A new area', page.getByRole('dialog'));
    await walk.type(page.getByLabel('Name'), 'Panaji');
    await walk.type(page.getByLabel('Pincodes').last(), '403001 403002 403004');
    await save();
    await walk.press(page.getByRole('link', { name: 'Go on step by step' }));
    await step('Where you deliver');
    await walk.press(button('Done'));
    await step('Delivery fee and minimum');
    await walk.type(page.getByLabel('Delivery fee (₹)'), '30');
    await walk.type(page.getByRole('textbox', { name: /minimum/i }), '150');
    await save();

    await step('Menu');
    await walk.press(button('Empty the menu'));
    await walk.screen('Menu: the question', page.getByRole('alertdialog'));
    await walk.press(button('Delete all of them'));
    await walk.screen('Menu: empty', panel('Menu').filter({ hasText: 'The menu is empty' }));
    await walk.press(page.getByRole('link', { name: 'Import a file' }));
    await walk.screen('Import', main);
    await walk.press(page.getByText('Choose a file'));
    await page
      .getByLabel(/^Choose (a|another) file$/)
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: menuFile() });
    // Their own dialog for files: a folder, the file, and its button.
    walk.lookUp(10);
    await walk.screen('Import: what the file changes', panel('What the file changes'));
    await walk.press(button(`Import ${DISHES} dishes`));
    await page.getByText(`Imported: ${DISHES} added`).waitFor();
    await walk.press(page.getByRole('link', { name: 'Go on step by step' }));
    await step('Menu');
    await walk.press(button('Keep these dishes'));

    await step('Pictures of your dishes');
    await walk.press(button('Skip for now'));
    await step('How customers pay');
    walk.lookUp(FETCH);
    await walk.type(panel('How customers pay').getByLabel('UPI id'), 'amma@icici');
    await save();
    await step('Pickup');
    await walk.press(panel('Pickup').getByText('Delivery or pickup'));
    await save();
    await step('Following orders');
    await walk.press(button('It is right as it is'));
    await step('Who works here');
    await walk.press(button('Skip for now'));
    await step('Printer');
    await walk.press(button('Skip for now'));

    await step('A first test order');
    await walk.press(button('Skip for now'));
    await walk.screen('Still examples', panel('Still examples'));
    await walk.press(button('Remove all examples'));
    await walk.screen('Still examples: the question', page.getByRole('alertdialog'));
    await walk.press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove all examples' }));
    await page.getByText('The examples are gone').waitFor();
    console.log(walk.table());
  } finally {
    await browser.close();
  }
});

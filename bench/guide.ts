/**
 * A new owner's way through the guide, from an empty installation to a shop that takes orders, with a menu of 60 dishes from a
 * file, a test order placed and cancelled, and no example left: screens, presses, typed characters, and an estimate of a person's
 * minutes (parts/walk.ts). With `--phone` at 390×844, and 80 dishes of which the file does not say which are veg. The file of dishes
 * exists already. What a kitchen can open without is put off: pictures, following orders,
 * team, printer, address of the site, backups elsewhere.
 */
import { expect } from '@playwright/test';
import { withBuiltServer } from './parts/built-server.ts';
import { openBrowser } from './parts/slow-phone.ts';
import { Walk } from './parts/walk.ts';

const IS_PHONE = process.argv.includes('--phone');
const DISHES = IS_PHONE ? 80 : 60;
const CATEGORIES = ['Starters', 'Curries', 'Rice', 'Breads', 'Sweets', 'Drinks'];
const OWN_PASSWORD = 'Idli-and-Dosa-7';
/** Seconds to fetch a licence or an agreement with the bank and find the number on it. */
const FETCH = 60;

/** A menu as owners have it, in the columns of the sample; that of the phone has no marks. */
function menuFile(): Buffer {
  const rows = Array.from({ length: DISHES }, (_, at) => {
    const category = CATEGORIES[at % CATEGORIES.length];
    const isVeg = IS_PHONE ? '' : at % 4 > 0 ? 'Yes' : 'No';
    const name = IS_PHONE && at % 4 === 0 ? 'Chicken' : 'Dish';
    const prices = category === 'Curries' ? `${120 + at},${200 + at},` : `,,${60 + at}`;
    return `${name} no. ${at + 1},${category},Cooked when you order,${prices},${isVeg},${at % 5 === 0 ? 'Butter +15' : ''}`;
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
      viewport: IS_PHONE ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      geolocation: { latitude: 15.4909, longitude: 73.8278 },
      permissions: ['geolocation'],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const walk = new Walk(page);
    const main = page.locator('main');
    const panel = (title: string) => page.getByRole('region', { name: title });
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const save = () => walk.press(button(/^Save/).first());
    const step = (title: string) => walk.screen(title, panel(title));

    // The link that the server prints when it starts for the first time.
    await page.goto(`/login?email=${encodeURIComponent(admin.email)}`);
    await walk.screen('Login', main);
    await expect(page.getByLabel('Email').first()).toHaveValue(admin.email);
    await walk.type(page.getByLabel('Password', { exact: true }), admin.password);
    await walk.press(button('Sign in'));
    const account = panel('Your password and name');
    await walk.screen('Dashboard: your password and name', account);
    await expect(account.getByLabel('Password from the start')).toHaveCount(0);
    await walk.type(account.getByLabel('New password'), OWN_PASSWORD);
    await walk.type(account.getByLabel('Your name'), 'Lakshmi Iyer');
    await walk.press(button('Save and go on'));

    const kitchen = panel('Your kitchen');
    await step('Your kitchen');
    await walk.type(kitchen.getByRole('textbox', { name: 'Name', exact: true }), 'Amma’s Tiffin');
    await walk.type(kitchen.getByLabel('Phone'), '+91 832 222 3344');
    // The owner signs in with the kitchen's address, which the form has filled in.
    await expect(kitchen.getByLabel('E-mail')).toHaveValue(admin.email);
    await walk.type(kitchen.getByLabel('House, street, area'), '1 Beach Road\nMiramar');
    await walk.type(kitchen.getByLabel('Pincode'), '403001');
    await expect(kitchen.getByLabel('Town or city')).not.toHaveValue('Bengaluru');
    walk.lookUp(FETCH);
    await walk.type(kitchen.getByLabel('FSSAI licence'), '12345678901234');
    await walk.press(button('I am there now'));
    await expect(button('I am there now')).toBeEnabled();
    await save();

    const selling = panel('Who sells, and how');
    await step('Who sells, and how');
    await walk.press(selling.getByText('Not registered for GST'));
    await expect(selling.getByLabel('Legal name')).toHaveValue('Lakshmi Iyer');
    await expect(selling.getByRole('textbox', { name: /^Grievance officer \(opt/ })).toHaveValue(
      'Lakshmi Iyer',
    );
    await save();

    await step('Opening hours');
    await walk.press(button(/^11:00 am – 10:00 pm$/));
    await expect(panel('Opening hours').getByLabel('Closes')).toHaveValue('22:00');
    await save();

    const delivery = panel('Delivery and pickup');
    await step('Delivery and pickup');
    await walk.press(delivery.getByText('Within 5 km'));
    await walk.type(delivery.getByLabel('Delivery fee (₹)'), '30');
    await walk.type(delivery.getByLabel('Minimum order (₹)'), '150');
    await walk.press(delivery.getByText('Delivery or pickup'));
    await save();

    await step('Menu');
    await walk.press(page.getByText('Choose a file'));
    await page
      .getByLabel(/^Choose (a|another) file$/)
      .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: menuFile() });
    // Their own dialog for files: a folder, the file, and its button.
    walk.lookUp(10);
    await walk.screen('Menu: what the file changes', panel('What the file changes'));
    if (IS_PHONE) {
      await walk.press(button(/^Mark \d+ dishes without meat/));
      await walk.press(button(/^Mark all \d+ as non-veg$/));
    }
    await expect(page.getByLabel(/^Delete the \d+ dishes that are on the menu now$/)).toBeChecked();
    await walk.press(button(`Import ${DISHES} dishes`));
    await walk.press(button(`Open all ${DISHES} dishes`));

    await step('How customers pay');
    walk.lookUp(FETCH);
    await walk.type(panel('How customers pay').getByLabel('UPI id'), 'amma@icici');
    await save();

    await step('A first test order');
    // The page scrolls to its top once the address names the step: a press meanwhile may miss its button.
    await page.waitForURL(/step=firstOrder/);
    await page.waitForLoadState('networkidle');
    await walk.press(button('Place the test order'));
    await walk.press(button('Cancel the test order'));
    await step('You can open');
    await walk.press(button('Leave these for later'));
    await panel('You have seen every step').waitFor();
    await walk.press(button('Remove all examples'));
    await walk.screen('Still examples: the question', page.getByRole('alertdialog'));
    await walk.press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove all examples' }));
    await page.getByText('The examples are gone').waitFor();
    const customer = await browser.newPage({ baseURL: origin });
    await customer.goto('/menu');
    await expect(customer.getByRole('heading', { name: 'Dish no. 2', exact: true })).toBeVisible();
    console.log(walk.table());
  } finally {
    await browser.close();
  }
});

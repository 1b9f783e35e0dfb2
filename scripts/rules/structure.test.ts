import { describe, expect, it } from 'vitest';
import {
  afterExceptions,
  LONG_TEST,
  longTests,
  MAX_DECISION_LINES,
  MAX_FILES,
  violations,
} from './structure-rules.mjs';

const lines = (count: number) => 'x\n'.repeat(count);
const rulesBroken = (path: string, text = '') => violations([{ path, text }]).map(({ rule }) => rule);

it('a long test is a warning', () => {
  const long = lines(LONG_TEST + 1);
  const files = ['server/a.test.ts', 'tests/e2e/b.spec.ts', 'server/c.ts'].map((path) => ({
    path,
    text: long,
  }));
  expect(longTests(files).map((line) => line.split(':')[0])).toEqual([
    'server/a.test.ts',
    'tests/e2e/b.spec.ts',
  ]);
});

// SCALE-3 among them
describe('each rule of layout', () => {
  it.each([
    ['docs/decisions/one-database.md', lines(MAX_DECISION_LINES)],
    ['README.md', lines(1000)],
    ['web/entry.server.tsx', ''],
    ['tests/e2e/orders.spec.ts', ''],
    ['.dependency-cruiser.cjs', ''],
    ['public/fonts/OFL-Hind.txt', ''],
    ['web/shared/shell/texts.tsx', "export const shellTexts = { name: 'Rasoi' };"],
    ['web/ui/dialog.tsx', '<img alt="" title={open ? texts.open : texts.closed} />'],
    ['server/db/listener.ts', 'await client.query("listen orders");'],
    [
      'server/db/locks.ts',
      "sql`update orders set status = 'paid' where total = 0`; sql`set local lock_timeout = 9`",
    ],
    ['server/db/migrations/0002-orders.sql', 'create table orders (\n  id text primary key,\n'],
    ['web/shared/content/structured-data.ts', "const kitchen = { name: 'Rasoi' };"],
    [
      'server/orders.ts',
      "if (from === 'awaitingPayment' && to === 'placed') return; if (status === 'ready') begin();",
    ],
  ])('finds nothing wrong in %s', (path, text) => {
    expect(rulesBroken(path, text)).toEqual([]);
  });

  it.each([
    ['long-decision', 'docs/decisions/one-database.md', lines(MAX_DECISION_LINES + 1)],
    ['not-kebab', 'web/ui/DishCard.tsx', ''],
    ['not-kebab', 'web/Shop/dish.tsx', ''],
    ['not-kebab', 'server/documents/where_sql.ts', ''],
    ['status-list', 'server/orders.ts', "const COOKING = ['accepted', 'preparing'];"],
    ['status-list', 'server/orders.ts', "sql`status in ('delivered', 'collected')`"],
    ['status-list', 'web/order.tsx', "if (shown.status === 'ready' || shown.status === 'delivered') return;"],
    ['status-list', 'web/order.tsx', 'const TONES: Partial<Record<OrderStatus, string>> = {};'],
    ['method-list', 'server/orders.ts', "const ONLINE = ['upi', 'card'];"],
    ['method-list', 'server/orders.ts', "if (data.paymentMethod !== 'cod') return;"],
    ['method-list', 'web/order.tsx', 'const ICONS = { cod: Banknote, upi: Smartphone };'],
    ['role-list', 'web/order.tsx', "if (role === 'owner' || role === 'manager') return;"],
    ['role-list', 'server/orders.ts', "hasRole('kitchen', 'rider')"],
    ['kind-list', 'web/order.tsx', "const KINDS = ['delivery', 'pickup'];"],
    ['channel-list', 'web/order.tsx', "type Channel = 'online', 'staff';"],
    ['reason-list', 'web/order.tsx', "const REASONS = ['tooBusy', 'other'];"],
    ['named-language', 'web/shop/shell/offer.tsx', "if (language === 'hi') return null;"],
    ['named-language', 'server/mail/texts.ts', 'const WORDS = { hi: namaste };'],
    ['named-language', 'web/brand/fonts.css', 'font-family: "Hindi word";'],
    ['wrong-reading', 'server/ledger/openings.ts', "const phone = Number(cell.replace(/\\D/g, ''));"],
    ['wrong-reading', 'web/call.tsx', "const dialled = phone.replace(/[^+\\d]/g, '');"],
    ['wrong-reading', 'domain/money.ts', "const plain = typed.trim().replaceAll(',', '');"],
    ['wrong-reading', 'server/orders.ts', 'const phone = parsePhone(typed);'],
    ['wrong-reading', 'domain/upi.ts', 'const shown = note.slice(0, 50);'],
    ['wrong-reading', 'server/openings.ts', "const name = cell('name').slice(0, 128) || null;"],
    ['wrong-reading', 'server/mail/worker.ts', 'const words = error.slice(0, MAX_ERROR_LENGTH);'],
    // DISH-40
    ['compared-by-case', 'server/collections/menus.ts', 'name.trim().toLowerCase() === typed'],
    ['says-nothing', 'web/lib/utils.ts', ''],
    ['says-nothing', 'server/helpers/dates.ts', ''],
    ['says-nothing', 'domain/misc.ts', ''],
    ['says-nothing', 'domain/common/words.ts', ''],
    ['says-nothing', 'tests/wire/test-helper.ts', ''],
    ['odd-kind', 'server/documents/documents.service.ts', ''],
    ['test-place', 'tests/e2e/orders.test.ts', ''],
    ['test-place', 'domain/orders/pricing.spec.ts', ''],
    ['collection-by-name', 'server/documents/routes.ts', "if (name === 'orders') return;"],
    ['text-in-code', 'web/ui/dialog.tsx', '<button aria-label="Close" />'],
    ['text-in-code', 'web/shop/carts/cart-item.tsx', '<Stepper label={`Quantity of dosas`} />'],
    ['text-in-code', 'web/shop/shell/nav.tsx', "<nav aria-label={open ? 'Close menu' : 'Open menu'} />"],
    ['text-in-code', 'web/shop/shell/links.ts', "const LINKS = [{ to: '/', label: 'Home' }];"],
    ['text-in-code', 'web/shop/carts/actions.ts', "toast.error('Error adding to cart');"],
    // SHELL-36
    ['number-type', 'web/ui/form/field.tsx', '<input type="number" />'],
    ['number-type', 'web/staff/dishes/dish-fields.tsx', "<Field type={'number'} />"],
    [
      'number-type',
      'web/staff/site-settings/setting-field.tsx',
      "const TYPES = { minutes: { type: 'number' } };",
    ],
    ['sql-for-one-server', 'server/documents/store.ts', 'sql`select pg_advisory_xact_lock(1)`'],
    ['sql-for-one-server', 'server/mail/batch.ts', "client.query('listen mails')"],
    ['sql-for-one-server', 'server/db/transaction.ts', "client.query('set statement_timeout = 0')"],
    ['sql-for-one-server', 'server/backup/drill.ts', 'const client = new pg.Client({ connectionString });'],
    ['sql-for-one-server', 'server/db/reports.ts', 'sql`create temporary table sums (n int)`'],
    [
      'sql-for-one-server',
      'server/db/migrations/0002-orders.sql',
      'create table orders (\n  id bigint generated always as identity primary key',
    ],
    [
      'sql-for-one-server',
      'server/db/migrations/0003-carts.sql',
      'create table carts (\n  id bigserial primary key',
    ],
    ['leftover', 'domain/money.ts', `// TO${'DO'}: later`],
    ['leftover', 'domain/money.ts', `// @ts-${'nocheck'}`],
    ['leftover', 'domain/money.ts', `const price = text as ${'unknown'} as Paise;`],
    ['leftover', 'domain/money.test.ts', `it.${'todo'}('counts');`],
  ])('reports %s for %s', (rule, path, text) => {
    expect(rulesBroken(path, text)).toEqual([rule]);
  });
});

describe('a crowded folder', () => {
  const folder = (name: string, count: number, kind = 'ts') =>
    Array.from({ length: count }, (_, index) => ({ path: `${name}/part-${index}.${kind}`, text: '' }));
  const crowded = (...folders: { path: string; text: string }[][]) =>
    violations(folders.flat()).flatMap(({ path, rule }) => (rule === 'crowded-folder' ? [path] : []));

  it('has more than 32 source files, tests not counted', () => {
    expect(MAX_FILES).toBe(32);
    const full = folder('web/shop/orders', MAX_FILES, 'tsx');
    expect(crowded(full, folder('web/shop/orders', 9, 'test.ts'))).toEqual([]);
  });

  it('is counted by the files that lie in it directly', () => {
    const full = folder('server/mail', MAX_FILES);
    expect(crowded(full, folder('server/mail/emails', 1))).toEqual([]);
    expect(crowded(full, folder('server/mail', 1, 'css'))).toEqual(['server/mail']);
  });

  it('is never the table of routes', () => {
    expect(crowded(folder('web/routes', MAX_FILES + 1))).toEqual([]);
  });
});

describe('a path that a document names', () => {
  const LINKS =
    '`server/db/locks.ts`, `db/locks.ts`, `locks.ts`, `server/db/locks`, `server/db/`, [docs](one.md)';
  const missing = (text: string, document = 'docs/two.md') =>
    violations([
      { path: 'server/db/locks.ts', text: '' },
      { path: 'docs/one.md', text: '' },
      { path: document, text },
    ]).map(({ path, rule, says }) => [path, rule, says]);

  it('may begin in any folder, and leave out its extension', () => {
    expect(missing(LINKS)).toEqual([]);
  });

  it.each(['locks.mjs', 'db/listener.ts', 'server/cache', 'ver/db/locks.ts'])(
    'must be there: %s',
    (named) => {
      expect(missing(`See \`${named}\`.`)).toEqual([
        ['docs/two.md', 'missing-path', `${named} is not there`],
      ]);
    },
  );

  it('must be there if it is linked to', () => {
    expect(missing('[it](../docs/three.md#four)')).toEqual([
      ['docs/two.md', 'missing-path', 'docs/three.md is not there'],
    ]);
  });

  it('is not a placeholder, a pattern, an address or a command', () => {
    expect(missing('`web/shop/<noun>/texts.ts`, `server/*.ts`, `/v1/health`, `npm test -- server`')).toEqual(
      [],
    );
    expect(missing('[there](https://example.com/three.md) `@age/one`')).toEqual([]);
  });

  it('is not checked in the changelog, which tells of files that have gone', () => {
    expect(missing('`server/old.ts`', 'CHANGELOG.md')).toEqual([]);
  });
});

describe('the list of exceptions', () => {
  const found = violations([{ path: 'web/lib/utils.ts', text: '' }]);
  const exception = { path: 'web/lib/utils.ts', rule: 'says-nothing' };

  it('suppresses a violation', () => {
    expect(found).toHaveLength(1);
    expect(afterExceptions(found, [exception], [[exception]])).toEqual([]);
  });

  it('suppresses only the rule that it names', () => {
    expect(afterExceptions(found, [{ ...exception, rule: 'leftover' }], [])).toHaveLength(2);
  });

  it('must not contain an exception that is no longer needed', () => {
    expect(afterExceptions([], [exception], [[exception]])).toMatchObject([exception]);
  });

  it('must not grow', () => {
    expect(afterExceptions(found, [exception], [[]])).toMatchObject([exception]);
  });
});

// Decision 140
describe('folders', () => {
  const file = (path: string, imported: string) => ({ path, text: `import { x } from '${imported}';` });
  const circles = (...files: { path: string; text: string }[]) =>
    violations(files).flatMap(({ path, rule }) => (rule === 'folder-circle' ? [path] : []));
  const placing = file('server/orders/placing.ts', '#server/ledger/balances.ts');

  it('do not need each other, in whichever way they are imported', () => {
    const statement = file('server/ledger/statement.ts', '../orders/payments.ts');
    expect(circles(placing, statement)).toEqual(['server/orders', 'server/ledger']);
  });

  it('do not need each other through a third', () => {
    const statement = file('server/ledger/statement.ts', '#server/companies/companies.ts');
    const company = file('server/companies/companies.ts', '#server/orders/orders.ts');
    expect(circles(placing, statement, company)).toHaveLength(3);
  });

  it('may need what is in them, be needed by tests, and need others one way', () => {
    const part = file('server/orders/slots/slot.ts', '../orders.ts');
    const whole = file('server/orders/orders.ts', './slots/slot.ts');
    const test = file('server/ledger/balances.test.ts', '#server/orders/orders.ts');
    expect(circles(placing, part, whole, test)).toEqual([]);
  });
});

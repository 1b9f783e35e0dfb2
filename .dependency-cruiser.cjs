// Who may import whom: one rule for each sentence of ARCHITECTURE.md. There are no exceptions.
const TEST = '\\.test\\.tsx?$|^server/db/(embedded/)?test-';

/** What the folder `from` may reach inside the project is `to`, and nothing else. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: { path: '^(domain|server|web|printer|tests|bench|scripts)/', pathNot: to },
});

/** What the rooms of the server that hold capabilities stand on. */
const BELOW = ['documents', 'messages', 'mail', 'http', 'db', 'base', 'settings'];

/** The server's folder `name` may reach `domain` and these folders of the server. */
const room = (name, below, comment) =>
  only(`server-${name}`, `^server/${name}/`, `^domain/|^server/(${[name, ...below].join('|')})/`, comment);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'Rules and words: no I/O, no library but those of shapes and of time zones.',
      from: { path: '^domain/', pathNot: `^domain/languages/files/|${TEST}` },
      to: { pathNot: '^domain/|^node_modules/(valibot|@date-fns/tz)/' },
    },
    {
      name: 'files-of-languages',
      severity: 'error',
      comment: 'What reads and compiles them is for programs on Node. Pages get them packed.',
      from: { path: '^(web|domain)/', pathNot: `^domain/languages/files/|${TEST}` },
      to: { path: '^domain/languages/files/' },
    },
    only(
      'server-not-web',
      '^server/',
      '^(server|domain)/',
      'The server mounts built pages, it imports none.',
    ),
    only('web-not-server', '^web/', '^(web|domain)/', 'Pages reach data through the SDK alone.'),
    only('printer-alone', '^printer/', '^(domain|printer)/', 'It reaches the kitchen through the SDK alone.'),
    room('settings', [], 'They are read before anything else is there.'),
    room('base', [], 'What every room stands on: refusals, ids, turns.'),
    room(
      'places',
      ['http', 'base', 'settings'],
      'Where pincodes and addresses are, and the map of the owner.',
    ),
    room('db', [], 'The database knows nothing of what uses it.'),
    room('http', ['db', 'base', 'settings'], 'What every route shares.'),
    room(
      'documents',
      ['http', 'db', 'base', 'settings'],
      'One engine for any collection: it knows none by name, and no account.',
    ),
    room('mail', ['documents', 'http', 'db', 'base', 'settings'], 'A service for whoever causes a mail.'),
    room(
      'messages',
      ['documents', 'mail', 'http', 'db', 'base', 'settings'],
      'What customers are told, and on which channel.',
    ),
    room('files', BELOW, 'Files of any bucket.'),
    room(
      'collections',
      ['stock', 'places', 'files', ...BELOW],
      'The rules of each collection, and of the buckets. Orders and dishes take and give back portions.',
    ),
    room('stock', ['collections', ...BELOW], 'Portions and when a dish is sold out.'),
    room('reports', ['collections', 'places', ...BELOW], 'What was sold, and where to.'),
    room('menu-files', ['collections', ...BELOW], 'Dishes as a file, and back.'),
    room(
      'people-files',
      ['menu-files', 'collections', 'places', ...BELOW],
      'Customers, balances and subscribers as a file.',
    ),
    room(
      'bank-statements',
      ['menu-files', 'collections', ...BELOW],
      'The bank’s statement as a file: money that was seen.',
    ),
    room('menu-changes', ['collections', ...BELOW], 'Changes of many dishes and menus at once.'),
    room('old-data', ['collections', ...BELOW], 'What is deleted when its time is over.'),
    room('site', ['collections', ...BELOW], "The owner's settings, and what follows from them."),
    room('newsletter', ['collections', ...BELOW], 'Its subscribers are a collection.'),
    room('breaches', ['collections', ...BELOW], 'Lists people by the data of every collection.'),
    room('accounts', ['collections', ...BELOW], 'Profiles and identities are collections.'),
    room(
      'integrations',
      ['newsletter', 'collections', 'places', 'files', ...BELOW],
      'What other services see of the product, and what it asks of them.',
    ),
    room(
      'realtime',
      ['accounts', 'collections', 'files', ...BELOW],
      'Tells signed-in people of changes to documents and files.',
    ),
    room('https', ['start', ...BELOW], 'The certificate of the site, and the servers that need it.'),
    room(
      'operation',
      ['backup', 'https', 'integrations', 'site', 'start', 'realtime', 'collections', 'files', ...BELOW],
      'What the person who runs the server sees.',
    ),
    room(
      'demo',
      ['start', 'site', 'accounts', 'collections', ...BELOW],
      'Fills the database of a demo as if all rooms had worked for three months.',
    ),
    only(
      'lib-is-lowest',
      '^web/lib/',
      '^(domain|web/lib)/',
      'routes → shop | staff → shared → brand → ui → lib',
    ),
    only(
      'ui-knows-no-product',
      '^web/ui/',
      '^(web/(ui|lib)|domain/languages)/',
      'It could ship in another product.',
    ),
    only(
      'brand-serves-screens',
      '^web/brand/',
      '^(domain|web/(brand|ui|lib))/',
      'Parts that know this product, for the screens of both wings.',
    ),
    only(
      'shared-stay-apart',
      '^web/shared/([^/]+)/',
      '^(domain|web/(brand|ui|lib)|web/shared/$1)/',
      'What several nouns or both wings need; one of them never needs another.',
    ),
    only(
      'sheets-know-no-noun',
      '^web/sheets/',
      '^(domain/(rows|languages)/|domain/(collections|comparing|positions)\\.ts$|web/(sheets|brand|ui|lib)/)',
      'They derive from the rows of any collection; a noun declares its own.',
    ),
    only(
      'staff-stay-apart',
      '^web/staff/([^/]+)/',
      '^(domain|web/(shared|sheets|brand|ui|lib)|web/staff/$1)/',
      'Screens of people at work: no noun needs another, and none the other wing.',
    ),
    {
      name: 'customers-load-no-staff',
      severity: 'error',
      comment: 'A first visit loads not a line of what only people at work see.',
      from: { path: '^web/(root\\.tsx|entry\\.client\\.tsx)$|^web/routes/(?!admin|deliver|help|join)' },
      to: { path: '^web/staff/' },
    },
    only(
      'shop-stay-apart',
      '^web/shop/([^/]+)/',
      '^(domain|web/(shared|brand|ui|lib)|web/shop/$1)/',
      "Customers' screens: no noun needs another, and none the other wing. Routes compose them.",
    ),
    only(
      'translations-name-texts',
      '^web/translations/',
      '^(domain|web/(shop|staff|sheets|shared|brand|ui|lib|translations))/',
      'They list the catalogues of all screens.',
    ),
    {
      name: 'translations-by-entries',
      severity: 'error',
      comment: 'Whoever reads the first language loads none of them.',
      from: { pathNot: `^web/(entry\\.(client|server)\\.tsx$|translations/)|^tests/|${TEST}` },
      to: { path: '^web/translations/' },
    },
    {
      name: 'routes-are-the-top',
      severity: 'error',
      comment:
        'Only the table of routes names them. Their parts, which compose several nouns, are named by them and by the root.',
      from: { pathNot: `^web/(routes\\.ts$|routes/)|${TEST}` },
      to: { path: '^web/routes/', pathNot: '^web/routes/(menu|parts)/' },
    },
    {
      name: 'parts-of-routes',
      severity: 'error',
      comment: 'They stand above all nouns.',
      from: {
        path: '^(domain|server|printer)/|^web/(?!routes/|root\\.tsx$|entry\\.server\\.tsx$)',
        pathNot: TEST,
      },
      to: { path: '^web/routes/(menu|parts)/' },
    },
  ],
  options: {
    exclude: '^(build|data|node_modules/\\.|\\.react-router)',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};

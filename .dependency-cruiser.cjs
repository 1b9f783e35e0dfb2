// Who may import whom: one rule for each sentence of ARCHITECTURE.md. There are no exceptions.
const TEST = '\\.test\\.tsx?$|^server/db/(embedded/)?test-';

/** What the folder `from` may reach inside the project is `to`, and nothing else. */
const only = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: TEST },
  to: { path: '^(domain|server|web|tests|bench|scripts)/', pathNot: to },
});

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
      comment: 'Rules and words: no I/O, no library but valibot.',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^domain/|^node_modules/valibot/' },
    },
    only(
      'server-not-web',
      '^server/',
      '^(server|domain)/',
      'The server mounts built pages, it imports none.',
    ),
    only('web-not-server', '^web/', '^(web|domain)/', 'Pages reach data through the SDK alone.'),
    only('db-is-lowest', '^server/db/', '^(domain|server/db)/', 'rooms → documents → http → db'),
    only(
      'http-is-shared',
      '^server/http/',
      '^(domain|server/(http|db))/|^server/(settings|root)\\.ts$',
      'What every route shares.',
    ),
    only(
      'documents-run-any-collection',
      '^server/documents/',
      '^(domain|server/(documents|http|db))/|^server/(settings|accounts/(sessions|caller))\\.ts$',
      'documents → http → db',
    ),
    only(
      'mail-is-a-service',
      '^server/mail/',
      '^(domain|server/(mail|collections|documents|http|db))/|^server/(accounts/caller|settings)\\.ts$',
      'accounts → mail → collections',
    ),
    only(
      'collections-are-rules',
      '^server/collections/',
      '^(domain|server/(collections|documents|http|mail/emails))/|^server/(accounts/settings|files/(attachments|bucket)|mail/emails)\\.ts$',
      'What documents offer, and domain.',
    ),
    only('lib-is-lowest', '^web/lib/', '^(domain|web/lib)/', 'routes → features → brand → ui → lib'),
    only('ui-knows-no-product', '^web/ui/', '^web/(ui|lib)/', 'It could ship in another product.'),
    only(
      'brand-serves-features',
      '^web/brand/',
      '^(domain|web/(brand|ui|lib))/',
      'Parts that know this product, shared by features.',
    ),
    only(
      'features-stay-apart',
      '^web/features/([^/]+)/',
      '^(domain|web/(brand|ui|lib)|web/features/$1)/',
      'Routes compose them.',
    ),
    {
      name: 'routes-are-the-top',
      severity: 'error',
      comment: 'Only the table of routes names them.',
      from: { pathNot: `^web/routes\\.ts$|${TEST}` },
      to: { path: '^web/routes/' },
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

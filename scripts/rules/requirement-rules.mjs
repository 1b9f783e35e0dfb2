// The rules that the requirements must meet. scripts/requirements.mjs reads the files and runs the check.

/** The groups of ids in docs/product. They are listed, because words such as UTF-8 look like ids. */
const GROUPS = [
  'ACCESS',
  'ADMIN',
  'ALERT',
  'ALLERGY',
  'API',
  'APP',
  'AREA',
  'BACKUP',
  'BILL',
  'BOARD',
  'CART',
  'CHANGE',
  'COMPLY',
  'COUPON',
  'DAY',
  'DEMO',
  'DEVICE',
  'DISH',
  'DOCTOR',
  'DOOR',
  'DRILL',
  'EARLY',
  'FAULT',
  'FAV',
  'FILE',
  'FIND',
  'GATEWAY',
  'GST',
  'HELP',
  'HOME',
  'HOOK',
  'HOURS',
  'HTTPS',
  'INSTALL',
  'INVOICE',
  'ISSUE',
  'LANG',
  'LEDGER',
  'LIFE',
  'LIMIT',
  'LOGIN',
  'MAIL',
  'MENU',
  'MOVE',
  'NEWS',
  'OPS',
  'OPTION',
  'ORDER',
  'PACK',
  'PASSKEY',
  'PASSWORD',
  'PAY',
  'PHONE',
  'PICKUP',
  'PIN',
  'PLAN',
  'PREP',
  'PRINT',
  'PROFILE',
  'REPORT',
  'REVIEW',
  'RIDE',
  'RIDER',
  'ROLE',
  'SAFE',
  'SCALE',
  'SEC',
  'SETTINGS',
  'SHELL',
  'SHOP',
  'SIGHT',
  'SIGNUP',
  'SLOT',
  'STOCK',
  'SUPPORT',
  'TEAM',
  'TELL',
  'TRUST',
  'VALUE',
  'UPDATE',
  'UPI',
  'VERIFY',
];
const PRODUCT_ID = new RegExp(`\\b(?:${GROUPS.join('|')})-\\d+\\b`, 'g');
const PROTOCOL_ID = /\bWIRE-\d+(?:\.\d+)?\b/g;
const REQUIREMENT = /^- \*\*([A-Z]+-\d+)\*\* .*\[test\]\(\.\.\/\.\.\/([^)]+)\)$/;

/**
 * @typedef {{ page: string, id: string, test: string }} Requirement its page and id, and the path of the test that proves it
 * @typedef {{ path: string, ids: string[] }} Cited a file and the ids it names
 */

/**
 * Parses the requirements of a page of docs/product.
 * @param {string} page its path
 * @param {string} text
 * @returns {Requirement[]}
 */
export function requirements(page, text) {
  return text.split('\n').flatMap((line) => {
    const [, id, test] = REQUIREMENT.exec(line) ?? [];
    return id && test ? [{ page, id, test }] : [];
  });
}

/**
 * Parses the ids of docs/protocol.md from its headings.
 * @param {string} text
 */
export function protocolIds(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .flatMap((line) => line.match(PROTOCOL_ID) ?? []);
}

/**
 * Returns every id that a text cites, each once.
 * @param {string} text
 */
export function citations(text) {
  return [...new Set([...(text.match(PRODUCT_ID) ?? []), ...(text.match(PROTOCOL_ID) ?? [])])];
}

/**
 * Returns the violations, one line each.
 * @param {Requirement[]} all
 * @param {string[]} protocol
 * @param {Cited[]} cited
 */
export function problems(all, protocol, cited) {
  const known = new Set([...all.map(({ id }) => id), ...protocol]);
  const twice = all.filter(({ id }, at) => all.findIndex((other) => other.id === id) !== at);
  const idsOf = new Map(cited.map(({ path, ids }) => [path, ids]));
  return [
    ...twice.map(({ page, id }) => `${page}: ${id} exists already`),
    ...cited.flatMap(({ path, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id} does not exist`),
    ),
    ...all.flatMap(({ page, id, test }) => {
      if (!idsOf.has(test)) return [`${page}: ${id} links to ${test}, which does not exist`];
      return idsOf.get(test)?.includes(id) ? [] : [`${page}: ${id} is not cited by ${test}`];
    }),
  ];
}

/**
 * Returns the pages of docs/product that its index does not link to, one line each.
 * @param {string} index
 * @param {string[]} pages
 */
export function unlisted(index, pages) {
  return pages
    .filter((name) => !index.includes(`](${name})`))
    .map((name) => `docs/product/README.md: has no link to ${name}`);
}

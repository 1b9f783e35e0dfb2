// The rules that the requirements must meet. scripts/requirements.mjs reads the files and runs the check.

/** The groups of ids in docs/product.md. They are listed, because words such as UTF-8 look like ids. */
const GROUPS = [
  'ACCESS',
  'ADMIN',
  'ALERT',
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
  'DEVICE',
  'DISH',
  'EARLY',
  'FAULT',
  'FAV',
  'FILE',
  'FIND',
  'GATEWAY',
  'GST',
  'HOME',
  'HOURS',
  'INVOICE',
  'ISSUE',
  'LANG',
  'LIFE',
  'LIMIT',
  'LOGIN',
  'MAIL',
  'MENU',
  'NEWS',
  'OPS',
  'OPTION',
  'ORDER',
  'PASSKEY',
  'PASSWORD',
  'PAY',
  'PHONE',
  'PICKUP',
  'PRINT',
  'PROFILE',
  'REPORT',
  'REVIEW',
  'RIDER',
  'ROLE',
  'SAFE',
  'SCALE',
  'SEC',
  'SETTINGS',
  'SHELL',
  'SHOP',
  'SIGNUP',
  'SLOT',
  'STOCK',
  'SUPPORT',
  'TEAM',
  'TRUST',
  'UPI',
  'VERIFY',
];
const PRODUCT_ID = new RegExp(`\\b(?:${GROUPS.join('|')})-\\d+\\b`, 'g');
const PROTOCOL_ID = /\bWIRE-\d+(?:\.\d+)?\b/g;
const REQUIREMENT = /^- \*\*([A-Z]+-\d+)\*\* .*\[test\]\(\.\.\/([^)]+)\)$/;

/**
 * @typedef {{ id: string, test: string }} Requirement its id and the path of the test that proves it
 * @typedef {{ path: string, ids: string[] }} Cited a file and the ids it names
 */

/**
 * Parses the requirements of docs/product.md.
 * @param {string} text
 * @returns {Requirement[]}
 */
export function requirements(text) {
  return text.split('\n').flatMap((line) => {
    const [, id, test] = REQUIREMENT.exec(line) ?? [];
    return id && test ? [{ id, test }] : [];
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
    ...twice.map(({ id }) => `docs/product.md: ${id} stands there twice`),
    ...cited.flatMap(({ path, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${path}: ${id} does not exist`),
    ),
    ...all.flatMap(({ id, test }) => {
      if (!idsOf.has(test)) return [`docs/product.md: ${id} links to ${test}, which does not exist`];
      return idsOf.get(test)?.includes(id) ? [] : [`docs/product.md: ${id} is not cited by ${test}`];
    }),
  ];
}

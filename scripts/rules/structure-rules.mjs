// The structure rules for files that Biome does not have. Biome's are in biome.json (length of sources, far imports,
// barrels, skipped tests; its rule for file names knows neither folders nor other files), those for imports between rooms
// and for cycles in .dependency-cruiser.cjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';
import { folderCircles } from './folder-circles.mjs';
import { missingPaths } from './missing-paths.mjs';
import { namedLanguage } from './named-language.mjs';
import { comparedByCase, numberType, wrongReading } from './read-values.mjs';

/** A test that is longer gets a warning. */
export const LONG_TEST = 300;
export const MAX_DECISION_LINES = 45;
/** The most source files directly in a folder. Tests, translations, migrations and the folder of routes are not counted. */
export const MAX_FILES = 32;
const UNCOUNTED_FOLDERS = ['web/routes', 'server/db/migrations'];

const SOURCE = /\.(ts|tsx|mjs|cjs|js|css|sh)$/;
const MADE_BY_TOOLS = /^(public|seed|server\/db\/migrations)\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** File names that tools or conventions require in another form. */
const KNOWN_NAMES = /^([A-Z]+\.md|LICENSE|Dockerfile|OFL-[A-Za-z0-9]+\.txt)$/;
const SAYS_NOTHING = /^(utils?|helpers?|misc|common)$/;
/** Allowed suffixes between a source file's name and its extension. */
const KINDS = ['hi', 'test', 'spec', 'server', 'client', 'config', 'd'];

/**
 * @typedef {{ path: string, text: string }} File text only of source files and decisions
 * @typedef {{ path: string, rule: string, says: string }} Violation
 */

/** @type {Record<string, (file: File) => string | false | undefined>} each returns the violation, or nothing */
const RULES = {
  'long-decision': ({ path, text }) => {
    if (!/^docs\/decisions\/.*\.md$/.test(path)) return false;
    const lines = lineCount(text);
    return lines > MAX_DECISION_LINES && `${lines} lines, at most ${MAX_DECISION_LINES}`;
  },
  'not-kebab': ({ path }) => {
    const odd = segments(path).find(
      (segment) => !KNOWN_NAMES.test(segment) && !words(segment).every(isKebab),
    );
    return odd && `${odd} is not in lower-case kebab`;
  },
  'says-nothing': ({ path }) => {
    const empty = segments(path).find((segment) =>
      segment.split(/[-.]/).some((word) => SAYS_NOTHING.test(word)),
    );
    return empty && `${empty} says nothing about what is inside; name it by its noun`;
  },
  'odd-kind': ({ path }) => {
    if (!SOURCE.test(path)) return false;
    const [, ...kinds] = fileName(path).replace(/^\./, '').split('.').slice(0, -1);
    const odd = kinds.find((kind) => !KINDS.includes(kind));
    return odd && `.${odd} is none of ${KINDS.map((kind) => `.${kind}`).join(' ')}`;
  },
  'test-place': ({ path }) => {
    const inBrowser = path.startsWith('tests/e2e/');
    if (/\.test\.tsx?$/.test(path)) return inBrowser && 'tests/e2e holds .spec.ts, run by Playwright';
    return /\.spec\.tsx?$/.test(path) && !inBrowser && '.spec.ts belongs in tests/e2e; here it is .test.ts';
  },
  'collection-by-name': ({ path, text }) => {
    if (!/^server\/(http|documents|realtime|files)\/(?!audit\.ts).*(?<!\.test)\.ts$/.test(path)) return false;
    const found = COLLECTIONS.exec(text)?.[0];
    return found && `${found} is a collection; routes run any of them, rules are in server/collections`;
  },
  'text-in-code': ({ path, text }) => {
    if (!/^web\/.*\.tsx?$/.test(path) || isTest(path) || HOLDS_TEXTS.test(path)) return false;
    const found = TEXTS_IN_CODE.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
    return found && `${found} is what a screen says; it belongs in a texts.ts (decision 12)`;
  },
  'number-type': ({ path, text }) => numberType(path, text),
  'sql-for-one-server': ({ path, text }) => {
    if (!/^server\/.*\.(ts|sql)$/.test(path) || isTest(path)) return false;
    const found = SQL_FOR_ONE_SERVER.find(
      ({ pattern, allowed }) =>
        !(Array.isArray(allowed) ? allowed.includes(path) : allowed.test(path)) && pattern.test(text),
    );
    return found && `${found.says} (decision 65)`;
  },
  'status-list': listElsewhere({
    rows: 'domain/orders/statuses.ts',
    names: 'ORDER_STATUSES',
    type: 'OrderStatus',
  }),
  'method-list': listElsewhere({
    rows: 'domain/payments/methods.ts',
    names: 'PAYMENT_METHODS',
    type: 'PaymentMethod',
    words: /^domain\/payments\/method-words\.ts$/,
    isAskedByRow: true,
  }),
  'role-list': listElsewhere({ rows: 'domain/users/roles.ts', names: 'ROLES', type: 'Role' }),
  'kind-list': listElsewhere({ rows: 'domain/orders/kinds.ts', names: 'ORDER_KINDS', type: 'OrderKind' }),
  'channel-list': listElsewhere({
    rows: 'domain/orders/channel.ts',
    names: 'ORDER_CHANNELS',
    type: 'OrderChannel',
  }),
  'reason-list': listElsewhere({
    rows: 'domain/orders/reasons.ts',
    names: 'STEP_REASONS',
    type: 'StepReason',
  }),
  'named-language': ({ path, text }) => !isTest(path) && namedLanguage(path, text),
  'wrong-reading': ({ path, text }) => wrongReading(path, text),
  'compared-by-case': ({ path, text }) => comparedByCase(path, text),
  leftover: ({ path, text }) => {
    if (!SOURCE.test(path)) return false;
    const found = LEFTOVERS.exec(text)?.[0];
    return found && `${found} is left in it`;
  },
};

/**
 * Finds another list of what has its rows in one file: neighbours, alternatives, partial maps. With `isAskedByRow`, also
 * comparisons with one of the names and maps by them, because the rows say what depends on it.
 * @param {{ rows: string, names: string, type: string, words?: RegExp, isAskedByRow?: boolean }} facts
 * @returns {(file: File) => string | false | undefined}
 */
function listElsewhere({ rows, names, type, words: itsWords, isAskedByRow }) {
  const list =
    new RegExp(`${names} = \\[([^\\]]*)\\]`).exec(readFileSync(join(root, rows), 'utf8'))?.[1] ?? '';
  const keys = list.match(/\w+/g)?.join('|');
  const name = `'(?:${keys})'`;
  const forms = [
    String.raw`${name},\s*${name}`,
    String.raw`(\w+) === ${name} \|\| [\w.]*\b\1 === ${name}`,
    `Partial<Record<${type}`,
    ...(isAskedByRow ? [`[!=]=? ${name}`, `\\b(?:${keys}): [^\\n]*, (?:${keys}): `] : []),
  ];
  const found = new RegExp(forms.join('|'));
  return ({ path, text }) => {
    if (!/^(domain|server|web|printer)\/.*\.tsx?$/.test(path) || isTest(path)) return false;
    if (path === rows || itsWords?.test(path)) return false;
    const elsewhere = found.exec(text)?.[0];
    return elsewhere && `${elsewhere} tells ${type} apart; derive it from the rows of ${rows}`;
  };
}

/** All collections except `users` and `files`, whose names are also used for roles, events and storage. */
const COLLECTIONS =
  /(['"])(dishes|menus|orders|carts|reviews|addresses|mails|subscribers|messages|audits|notices)\1/;

/** Catalogues of texts, and the data for search engines, which uses the words of schema.org. */
const HOLDS_TEXTS =
  /(^|[/-])texts\.tsx?$|^web\/(shared\/content\/structured|routes\/parts\/restaurant)-data\.ts$/;

/** The beginning of a string or template that looks like a text for people. */
const TEXT = String.raw`['"\x60]\p{Lu}\p{Ll}`;
/** Places of texts that Biome's noJsxLiterals does not check: attributes, properties of objects, toasts. */
const TEXTS_IN_CODE = [
  String.raw`\s(aria-(label|roledescription|valuetext)|placeholder|title|alt|legend)="(?!https?:)[^"]*\p{L}[^"]*"`,
  String.raw`\s\w*[lL]abel="[^"]*\p{L}[^"]*"`,
  String.raw`\b(aria-label|title|\w*[lL]abel|name|text|hint|message|note|description|placeholder|legend): ${TEXT}`,
  String.raw`=\{([^{}\n]* [?:] )?${TEXT}`,
  String.raw`\btoast\.\w+\((['"\x60]|[^()\n]* [?:] ${TEXT})`,
].map((pattern) => new RegExp(pattern, 'u'));

/**
 * SQL that PostgreSQL runs, but not a pooler in transaction mode or a distributed engine that speaks its language, and
 * connections that nobody's timeouts and poolers are known for.
 */
const SQL_FOR_ONE_SERVER = [
  {
    pattern: /pg_(try_)?advisory_/i,
    allowed: [],
    says: 'it takes an advisory lock; take that of a row (server/db/locks.ts)',
  },
  {
    pattern: /[`'"](un)?listen [\w"$]/i,
    allowed: ['server/db/listener.ts'],
    says: 'only server/db/listener.ts has a connection on which LISTEN lasts',
  },
  {
    pattern:
      /\b(create (local )?temp|with hold for|discard all)|[`'"]set (session|(?!local |null|default)\w+ (to|=) )/i,
    allowed: [],
    says: 'it changes the session, which the next transaction may not have',
  },
  {
    pattern: /^\s*id \w+ (not null )?(generated|default)|^\s*id (big)?serial/im,
    // Rows that only the server writes, and no request names.
    allowed: [
      'server/db/migrations/0004-files-and-event-payloads.sql',
      'server/db/migrations/0012-logs-and-targets.sql',
    ],
    says: 'the database numbers its rows; ids come from the client, or from uniqueId()',
  },
  {
    // Tests and benchmarks look into databases from outside.
    pattern: /\bnew pg\.(Client|Pool)\(/,
    allowed: /^(server\/db|bench|tests)\/|\.test\.ts$/,
    says: 'connections are opened in server/db: by openDatabase for requests, by longWork() for what may take long',
  },
];

const LEFTOVERS = new RegExp(
  [
    'TO' + 'DO\\b',
    'FIX' + 'ME\\b',
    '@ts-' + 'nocheck',
    '\\bas ' + 'unknown as\\b',
    '\\b(it|test|describe)\\.' + 'todo\\b',
  ].join('|'),
);

/**
 * @param {File[]} files
 * @returns {Violation[]}
 */
export function violations(files) {
  const circles = folderCircles(files).map((circle) => ({ ...circle, rule: 'folder-circle' }));
  return [...missingPaths(files), ...crowdedFolders(files), ...circles, ...wrongFiles(files)];
}

/**
 * @param {File[]} files
 * @returns {Violation[]}
 */
function crowdedFolders(files) {
  const folders = new Map();
  for (const { path } of files) {
    if (!SOURCE.test(path) || isTest(path) || isTranslation(path)) continue;
    const folder = segments(path).slice(0, -1).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders]
    .filter(([folder, count]) => count > MAX_FILES && !UNCOUNTED_FOLDERS.includes(folder))
    .map(([path, count]) => ({
      path,
      rule: 'crowded-folder',
      says: `${count} source files, at most ${MAX_FILES}; a capability of it is a folder`,
    }));
}

/** @param {File[]} files @returns {Violation[]} */
function wrongFiles(files) {
  return files
    .filter(({ path }) => !MADE_BY_TOOLS.test(path) || !SOURCE.test(path))
    .flatMap((file) =>
      Object.entries(RULES).flatMap(([rule, wrong]) => {
        const says = wrong(file);
        return says ? [{ path: file.path, rule, says }] : [];
      }),
    );
}

/**
 * Removes the violations that are listed as exceptions. The list may only shrink: an exception that is no longer needed,
 * or that an earlier list did not have, is a violation itself.
 * @param {Violation[]} found
 * @param {Omit<Violation, 'says'>[]} exceptions
 * @param {Omit<Violation, 'says'>[][]} earlier the lists of earlier commits
 * @returns {Violation[]}
 */
export function afterExceptions(found, exceptions, earlier) {
  /** @param {Omit<Violation, 'says'>[]} list @param {Omit<Violation, 'says'>} one */
  const has = (list, one) => list.some(({ path, rule }) => path === one.path && rule === one.rule);
  return [
    ...found.filter((violation) => !has(exceptions, violation)),
    ...exceptions
      .filter((one) => !has(found, one))
      .map((one) => ({ ...one, says: 'needs its exception no longer; take it off the list' })),
    ...exceptions
      .filter((one) => earlier.some((list) => !has(list, one)))
      .map((one) => ({ ...one, says: 'was added to the exceptions, which may only shrink' })),
  ];
}

/**
 * Returns long tests as warnings. A test need not be split only because of its length.
 * @param {File[]} files
 */
export function longTests(files) {
  return files
    .filter(({ path, text }) => isTest(path) && lineCount(text) > LONG_TEST)
    .map(
      ({ path, text }) =>
        `${path}: ${lineCount(text)} lines, a test of more than ${LONG_TEST} is hard to find one's way in`,
    );
}

/** @param {string} path */
const isTranslation = (path) => /\.hi\.tsx?$/.test(path);
/** @param {string} path */
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);

/** @param {string} text */
const lineCount = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** @param {string} path */
const segments = (path) => path.split('/');
/** @param {string} path */
const fileName = (path) => segments(path).at(-1) ?? '';
/** @param {string} segment */
const words = (segment) => segment.replace(/^\./, '').split('.');
/** @param {string} word */
const isKebab = (word) => KEBAB.test(word);

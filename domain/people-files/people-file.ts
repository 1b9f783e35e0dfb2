import { comparableLetters, comparableName } from '#domain/comparing.ts';
import { cut } from '#domain/cutting.ts';
import { type Columns, type ProblemOf, readByRow } from '#domain/imports/columns.ts';
import { headings } from '#domain/imports/headings.ts';
import type { ImportFile } from '#domain/imports/import-file.ts';
import { LANGUAGE_ROWS, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { type Paise, paise } from '#domain/money.ts';
import { MAX_NOTE } from '#domain/orders/attributes.ts';
import {
  type ImportedSubscriber,
  type SubscriberNames,
  type SubscriberProblem,
  subscriptionColumns,
  subscriptionOf,
} from '#domain/plans/imports/listed-subscription.ts';
import { daysThatMayBe } from '#domain/plans/imports/read-days.ts';
import { MAX_PERSON_NAME } from '#domain/users/person-name.ts';
import { readBalance } from './typed-balance.ts';
import { numbersIn, oneNumber, plainText, readLanguage } from './typed-texts.ts';

/** Customers with their balances and plans, for kitchens that come from a notebook (MOVE-1). */

const MAX_ADDRESS = 256;

/** An amount that a column may have, whose name says what a number without a word means. */
const balance = (unsaid: 'ahead' | 'owed' | 'unclear', called: readonly string[]) =>
  ({
    called,
    read: (cell: string): Paise | undefined => {
      const read = readBalance(cell, unsaid);
      return read === 'unclear' ? undefined : read;
    },
    problem: 'noBalance',
  }) as const;

const columns = {
  phone: {
    called: [
      ...headings.phone,
      ...[
        'mobile no',
        'phone no',
        'contact',
        'contact no',
        'contact number',
        'whatsapp number',
        'whatsapp no',
        'मोबाइल नंबर',
        'मोबाइल नं',
        'फ़ोन नं',
        'व्हाट्सऐप',
      ],
    ],
    needed: true,
    read: (cell, { readPhone }) => oneNumber(cell, readPhone),
    problem: 'noPhone',
  },
  name: {
    called: [...headings.name, 'customers', 'ग्राहक का नाम'],
    read: (cell) => cut(plainText(cell), MAX_PERSON_NAME) || null,
  },
  address: {
    called: ['delivery address', 'full address', 'पता'],
    read: (cell) => readByRow({ type: 'string', size: MAX_ADDRESS })(plainText(cell)),
    problem: 'longAddress',
  },
  language: { called: ['भाषा'], read: readLanguage, problem: 'noLanguage' },
  note: {
    called: headings.note,
    read: (cell) => readByRow({ type: 'string', size: MAX_NOTE })(plainText(cell)),
    problem: 'longNote',
  },
  balance: balance('ahead', [...headings.balance, 'closing balance', 'current balance', 'शेष']),
  advance: balance('ahead', ['paid ahead', 'credit', 'जमा', 'एडवांस', 'अग्रिम']),
  due: balance('owed', [
    'dues',
    'outstanding',
    'owes',
    'pending',
    'baki',
    'baaki',
    'udhar',
    'udhaar',
    'बाकी',
    'उधार',
  ]),
  amount: balance('unclear', ['amt', 'khata', 'रकम', 'राशि', 'खाता']),
  ...subscriptionColumns,
} as const satisfies Columns<SubscriberNames>;

/** What a line says of a person. */
export interface ListedPerson {
  phone: number;
  name: string | null;
  address: string | null;
  language: Language | null;
  note: string | null;
  /** What they have, or owe (below 0); 0: nothing is entered. */
  balance: Paise;
  /** The plan that they have. */
  subscription: ImportedSubscriber | null;
}

/** What is wrong with a line of the file. */
export type PersonProblem = ProblemOf<typeof columns> | SubscriberProblem | 'phoneTwice' | 'twoBalances';
export type ShownPerson = { phone: string; name: string };
export type PersonColumn = keyof typeof columns;

/** The names of the columns, as the file that goes out has them; reading also knows others for balances. */
export const PERSON_COLUMNS = Object.keys(columns) as PersonColumn[];
/** Columns that only lists of others have. */
const ONLY_IN: readonly PersonColumn[] = ['advance', 'due', 'amount'];
export const COLUMNS_OUT = PERSON_COLUMNS.filter((name) => !ONLY_IN.includes(name));

const key = (text: string) => comparableLetters(comparableName(text));
const NAMES: ReadonlyMap<string, PersonColumn> = new Map(
  PERSON_COLUMNS.flatMap((name) => {
    const { called = [] }: { called?: readonly string[] } = columns[name];
    return [name, ...called].map((heading) => [key(heading), name] as const);
  }),
);

/** The column that a heading means. */
export const columnOf = (heading: string): PersonColumn | undefined => NAMES.get(key(heading));

export const peopleFile: ImportFile<
  typeof columns,
  SubscriberNames,
  ListedPerson,
  PersonProblem,
  ShownPerson
> = {
  columns,
  most: 2000,
  entryOf(line, known) {
    const { phone, name, address, language, note } = line;
    const balances = [line.balance, line.advance, line.due, line.amount].filter((each) => each !== 0);
    if (balances.length > 1) return 'twoBalances';
    const subscription = subscriptionOf(line, known);
    if (typeof subscription === 'string') return subscription;
    return { phone, name, address, language, note, balance: balances[0] ?? paise(0), subscription };
  },
  identity: ({ phone, subscription }) => `${phone} ${subscription?.planId ?? ''}`,
  twice: 'phoneTwice',
  shown: (cell, entry) => ({ phone: `${entry?.phone ?? cell('phone')}`, name: plainText(cell('name')) }),
};

/** What only the writer of a line knows: each value, typed into the column, makes the line clear. */
export interface Choice {
  column: PersonColumn;
  values: readonly string[];
}

/** What can be chosen where a line is unclear; undefined if it is plainly wrong. */
export function choiceOf(
  problem: string,
  cell: (name: PersonColumn) => string,
  { plans, readPhone }: SubscriberNames,
): Choice | undefined {
  const offer = (column: PersonColumn, values: readonly string[]) =>
    values.length > 0 ? { column, values } : undefined;
  const amount = cell('amount');
  switch (problem) {
    case 'noPhone':
      return offer('phone', numbersIn(cell('phone'), readPhone));
    case 'noDays':
      return offer('days', daysThatMayBe(cell('days')));
    case 'noPlan':
      return offer(
        'plan',
        plans.map(({ name }) => name),
      );
    case 'noLanguage':
      return offer(
        'language',
        LANGUAGES.map((language) => LANGUAGE_ROWS[language].name),
      );
    case 'noBalance':
      return readBalance(amount, 'unclear') === 'unclear'
        ? offer('amount', [`adv ${plainText(amount)}`, `due ${plainText(amount)}`])
        : undefined;
    default:
      return undefined;
  }
}

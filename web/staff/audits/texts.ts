import { attributeWords, choiceNames } from '#domain/audits/attribute-words.ts';
import type { AuditAction } from '#domain/audits/attributes.ts';
import { auditNouns } from '#domain/collections.ts';
import type { Translated } from '#domain/languages/translations.ts';
import { paymentLabels } from '#domain/payments/method-words.ts';
import { brandTexts } from '#web/brand/texts.ts';

/** Texts of the audit log. */
export const auditTexts = {
  /** The names of attributes: 'menuId' → 'category', 'deliveryFee' → 'delivery fee'. */
  fields: attributeWords,
  page: { title: 'Audit log', lead: 'Every change an admin made, with what was there before.' },
  list: {
    label: 'Audit log',
    unit: (count: number) => (count === 1 ? 'change' : 'changes'),
    loading: 'Loading the audit log...',
    failed: 'Failed to load the audit log',
    empty: 'Nothing changed yet',
    emptyHint: 'What admins change will show up here, and stay.',
  },
  columns: { what: 'What', changes: 'Before and after', who: 'Who and when' },
  search: 'Search the audit log',
  searchHint: 'Admin, dish, person or number',
  moreChanges: (count: number) => `${count} more`,
  /** The separator between the old and the new value. */
  became: 'became',
  actions: {
    create: (noun: string) => `Added ${noun}`,
    update: (noun: string) => `Changed ${noun}`,
    delete: (noun: string) => `Deleted ${noun}`,
    reveal: (noun: string) => `Revealed ${noun}`,
    prepare: (noun: string) => `Prepared a chat: ${noun}`,
  } satisfies Record<AuditAction, (noun: string) => string>,
  nouns: auditNouns,
  values: {
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
    picture: 'picture',
    hidden: 'another value',
  },
  /** Sections of the settings that have no form of their own on the screen of settings, and their attributes. */
  sections: {
    hours: 'Opening hours',
    pause: 'Pause',
    busy: 'Busy time',
    plans: 'Plans',
    welcome: 'First steps',
  },
  sectionFields: {
    week: 'every week',
    isOn: 'on',
    exceptions: 'holidays and other dates',
    lastOrderMinutes: 'last order before closing (minutes)',
    menus: 'menus with their own hours',
    lasts: 'how long',
    reason: 'reason',
    until: 'until',
    minutes: 'minutes later',
    state: 'state',
    done: 'steps that are done',
    skipped: 'steps that are put off',
    restoreTriedOn: 'restore tried on',
  },
  /** Texts for the values of attributes that have only a few. */
  choices: { ...choiceNames, ...brandTexts.diet, ...paymentLabels },
} as const;

export type AuditTexts = Translated<typeof auditTexts>;

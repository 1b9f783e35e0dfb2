import { invoiceMessages } from '#domain/invoices/messages.ts';
import { nextLetter } from '#domain/invoices/numbers.ts';
import { settingsAttributes } from '#domain/site/attributes.ts';
import { withTextsByKey } from '#domain/site/content/owner-texts.ts';
import { busyFrom, pauseFrom } from '#domain/site/opening/service.ts';
import {
  isSection,
  PUBLIC_SECTIONS,
  type ReadSection,
  readSection,
  SERVICE_SECTIONS,
  type SettingsSection,
  storedSection,
} from '#domain/site/settings.ts';
import { Failure } from '#server/base/failure.ts';
import { hasRole, kitchenOnly } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';
import { parseJson } from '#server/http/json.ts';
import { checkMode } from './sightings/modes.ts';

const ownerOnly = hasRole('owner');

function parseValue(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw invalidStructure('Attribute "value" has invalid format. Value must be JSON');
  }
}

function validValue<S extends SettingsSection>(read: ReadSection<S>) {
  if ('value' in read) return read.value;
  const { field, reason } = read.problem;
  throw invalidStructure(
    `Attribute "value" has invalid format. ${field === '' ? 'It' : `"${field}"`} ${reason}`,
  );
}

/**
 * Checks the value of a section, adds missing fields and returns JSON text. A pause or busy time begins now, and its end
 * is computed here.
 * @throws Failure document_invalid_structure, naming the field
 */
function completeValue(work: Work, id: string, text: string): string {
  if (!isSection(id)) throw new Failure('document_not_found');
  const given = parseValue(text);
  // The server completes all sections when it starts, which must not prolong a pause.
  const begins = work.actor.kind !== 'system';
  if (id === 'pause' && begins)
    return JSON.stringify(pauseFrom(validValue(readSection(id, given)), work.site, work.now));
  if (id === 'busy' && begins) return JSON.stringify(busyFrom(validValue(readSection(id, given)), work.now));
  return JSON.stringify(validValue(readSection(id, given)));
}

/**
 * Checks that the series of invoices moves on to the next letter, or stays (INVOICE-9). Throws Failure
 * general_argument_invalid.
 */
function checkSeries(before: string, after: string): void {
  const now = storedSection('invoices', before)?.series;
  const wanted = storedSection('invoices', after)?.series;
  if (now === undefined || wanted === now || wanted === nextLetter(now)) return;
  throw new Failure('general_argument_invalid', invoiceMessages.seriesNext(now, nextLetter(now)));
}

/** Checks that money that was seen may do as much as is wanted (SIGHT-14). */
async function checkSightings(work: Work, before: string, after: string): Promise<void> {
  const wanted = storedSection('payments', after)?.upiSightings;
  if (wanted) await checkMode(work, storedSection('payments', before)?.upiSightings ?? 'off', wanted);
}

/** Settings that the owner edits. The server creates all sections when it starts (server/site/site-settings.ts). */
export const settings = defineCollection('settings', settingsAttributes, (settings) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => ownerOnly(caller) || equal(settings.fields.id, ...PUBLIC_SECTIONS),
    update: (caller) =>
      ownerOnly(caller) || (kitchenOnly(caller) && equal(settings.fields.id, ...SERVICE_SECTIONS)),
  },
  audit: {
    label: ({ id }) => id,
    parts: ({ id, data }) => ({
      values: withTextsByKey((isSection(id) && storedSection(id, data.value)) || {}),
      isPrivate: !PUBLIC_SECTIONS.some((section) => section === id),
    }),
  },
  hooks: {
    async beforeCreate(work, { id, values }) {
      return { insert: { value: completeValue(work, id, values.value) } };
    },
    async beforeUpdate(work, { id, data }, { value }) {
      if (value === undefined) return { change: {} };
      const complete = completeValue(work, id, value);
      if (id === 'invoices') checkSeries(data.value, complete);
      if (id === 'payments') await checkSightings(work, data.value, complete);
      return { change: { value: complete } };
    },
  },
}));

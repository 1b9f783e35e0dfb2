import { busyFrom, pauseFrom } from '#domain/site/service-settings.ts';
import {
  isSection,
  PUBLIC_SECTIONS,
  type ReadSection,
  readSection,
  SERVICE_SECTIONS,
  type SettingsSection,
  settingsAttributes,
  storedSection,
} from '#domain/site/settings.ts';
import { hasRole, kitchenOnly } from '#server/documents/access.ts';
import type { Work } from '#server/documents/collection.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { invalidStructure } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { parseJson } from '#server/http/json.ts';

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
  // The upgrade of sections at a start must not prolong a pause.
  const begins = work.actor.kind !== 'system';
  if (id === 'pause' && begins)
    return JSON.stringify(pauseFrom(validValue(readSection(id, given)), work.site, work.now));
  if (id === 'busy' && begins) return JSON.stringify(busyFrom(validValue(readSection(id, given)), work.now));
  return JSON.stringify(validValue(readSection(id, given)));
}

/** Settings that the owner edits. The server creates all sections when it starts (server/site-settings.ts). */
export const settings = defineCollection('settings', settingsAttributes, (settings) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => ownerOnly(caller) || equal(settings.fields.id, ...PUBLIC_SECTIONS),
    update: (caller) =>
      ownerOnly(caller) || (kitchenOnly(caller) && equal(settings.fields.id, ...SERVICE_SECTIONS)),
  },
  serverWrites: [],
  audit: {
    label: ({ id }) => id,
    parts: ({ id, data }) => ({
      values: (isSection(id) && storedSection(id, data.value)) || {},
      isPrivate: !PUBLIC_SECTIONS.some((section) => section === id),
    }),
  },
  hooks: {
    async beforeCreate(work, { id, values }) {
      return { insert: { value: completeValue(work, id, values.value) } };
    },
    async beforeUpdate(work, { id }, { value }) {
      return { change: value === undefined ? {} : { value: completeValue(work, id, value) } };
    },
  },
}));

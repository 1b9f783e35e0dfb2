import {
  isSection,
  PUBLIC_SECTIONS,
  readSection,
  settingsAttributes,
  storedSection,
} from '#domain/site/settings.ts';
import { role } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { invalid } from '#server/documents/values.ts';
import { equal } from '#server/documents/where.ts';
import { Failure } from '#server/http/failure.ts';
import { parseJson } from '#server/http/json.ts';

const ownerOnly = role('owner');

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw invalid('Attribute "value" has invalid format. Value must be JSON');
  }
}

/** Checks the value of a section and adds missing fields. Returns JSON text. Throws Failure document_invalid_structure, naming the field. */
function wholeValue(id: string, text: string): string {
  if (!isSection(id)) throw new Failure('document_not_found');
  const read = readSection(id, parsed(text));
  if ('value' in read) return JSON.stringify(read.value);
  const { field, reason } = read.problem;
  throw invalid(`Attribute "value" has invalid format. ${field === '' ? 'It' : `"${field}"`} ${reason}`);
}

/** The settings that the owner decides. The server creates every section when it starts (server/site-settings.ts). */
export const settings = defineCollection('settings', settingsAttributes, (settings) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: {
    read: (caller) => ownerOnly(caller) || equal(settings.fields.id, ...PUBLIC_SECTIONS),
    update: ownerOnly,
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
    async beforeCreate(_work, { id, values }) {
      return { insert: { value: wholeValue(id, values.value) } };
    },
    async beforeUpdate(_work, { id }, { value }) {
      return { change: value === undefined ? {} : { value: wholeValue(id, value) } };
    },
  },
}));

import { messageTextAttributes } from '#domain/messages/message-text-attributes.ts';
import { messageTextMessages } from '#domain/messages/messages.ts';
import { namesOfText, neededValue } from '#domain/messages/text-kinds.ts';
import { templateProblem } from '#domain/messages/texts-with-values.ts';
import type { Data } from '#domain/rows/data.ts';
import { Failure } from '#server/base/failure.ts';
import { adminOnly } from '#server/documents/access.ts';
import { defineCollection } from '#server/documents/collection.ts';
import { findAll } from '#server/documents/store.ts';
import { and, equal } from '#server/documents/where.ts';

const invalid = (message: string) => new Failure('general_argument_invalid', message);

/** Throws Failure general_argument_invalid. */
function check({ kind, words }: Pick<Data<typeof messageTextAttributes>, 'kind' | 'words'>): void {
  const names = namesOfText(kind);
  if (!names) throw invalid(messageTextMessages.noSuchText);
  const problem = words ? templateProblem(words, names, neededValue(kind)) : undefined;
  if (problem) throw invalid(messageTextMessages[problem]);
}

/** The owner's words for texts in each language, and the ids of their templates (TELL-4). */
export const messageTexts = defineCollection('messageTexts', messageTextAttributes, (texts) => ({
  belongsTo: 'nobody',
  reachedBy: 'documents',
  subscribers: 'readers',
  access: { read: adminOnly, create: adminOnly, update: adminOnly, delete: adminOnly },
  audit: { label: ({ data }) => `${data.kind} (${data.language})` },
  hooks: {
    /** A text has one document in each language: another request for it changes that one. */
    async beforeCreate(work, { values }) {
      check(values);
      const { kind, language, words, templateId } = values;
      const { fields } = texts;
      const [known] = await findAll(
        work.sql,
        texts,
        and(equal(fields.kind, kind), equal(fields.language, language)),
      );
      return known ? { merge: known, values: { words, templateId } } : { insert: values };
    },
    async beforeUpdate(_work, { data }, change) {
      const { kind, language, ...rest } = change;
      check({ ...data, ...rest });
      return { change: rest };
    },
  },
}));

import type { Language } from '#domain/languages/languages.ts';
import { checkedQuery, column, orNull } from '#server/db/checked-query.ts';
import type { Sql } from '#server/db/sql.ts';
import { sql } from '#server/db/sql-template.ts';
import { type OwnTexts, textKey } from './message-text.ts';

const ownTexts = checkedQuery(
  'the owner’s words for texts',
  {
    kind: column.text(),
    language: column.text<Language>(),
    words: orNull(column.text()),
    templateId: orNull(column.text()),
  },
  () => sql`select kind, language, words, "templateId" from "messageTexts"`,
);

/** The owner's words for all texts, and the ids of their templates. */
export async function readOwnTexts(db: Sql): Promise<OwnTexts> {
  const found = await ownTexts(db);
  return new Map(
    found.map(({ kind, language, words, templateId }) => [textKey(kind, language), { words, templateId }]),
  );
}

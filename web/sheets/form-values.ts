import type { Translated } from '#domain/languages/translations.ts';
import { isFor } from '#domain/rows/conditions.ts';
import { problemWords, type rowMessages } from '#domain/rows/messages.ts';
import { readRow } from '#domain/rows/read-row.ts';
import { problemsOf, type TypedValues, typedOf, wireValues } from '#domain/rows/typed.ts';
import type { Sheet, SheetDocument } from './sheet.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A document as the form shows it; undefined: a new one. */
export function typedDocument(
  sheet: Sheet,
  document: SheetDocument | undefined,
  timeZone: string,
): TypedValues {
  const { rows, names, first } = sheet;
  const stored: Wire = { ...document };
  const typed = names.flatMap((name) => {
    const row = rows[name];
    return row
      ? [[name, typedOf(row, document ? (stored[name] ?? null) : undefined, { timeZone })] as const]
      : [];
  });
  return { ...Object.fromEntries(typed), ...(document ? {} : first) };
}

/** The values of a form as the wire has them. */
export const wireOfForm = ({ rows, names }: Sheet, typed: TypedValues, timeZone: string): Wire =>
  wireValues(rows, names, typed, { timeZone });

/** The values of a form that differ from those of the form as it was opened: only they are sent. */
export function changedValues(before: Wire, wanted: Wire): Wire {
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]);
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => differs(name)));
}

/** The rows of the form that are shown with what is typed. */
export function shownNames({ rows, names }: Sheet, wire: Wire): readonly string[] {
  return names.filter((name) => rows[name] && isFor(rows[name], wire));
}

interface ProblemTexts {
  fields: Sheet['texts']['fields'];
  messages: Sheet['messages'];
  rows: Translated<typeof rowMessages>;
}

/** What is wrong with the values of a form, as texts by row; none: the server accepts them. */
export function formProblems(sheet: Sheet, wire: Wire, texts: ProblemTexts): Record<string, string> {
  const found = problemsOf(sheet.rows, wire);
  if (found.size > 0)
    return Object.fromEntries(
      [...found].map(([name, problem]) => [
        name,
        texts.fields[name]?.problem ?? problemWords(problem, texts.rows),
      ]),
    );
  const values = Object.entries(wire).map(([name, value]) => {
    const row = sheet.rows[name];
    return [name, row ? readRow(row, value) : value] as const;
  });
  const problem = sheet.check?.(Object.fromEntries(values));
  return problem ? { [problem.name]: `${texts.messages[problem.message]}` } : {};
}

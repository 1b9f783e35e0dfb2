import type { Translated } from '#domain/languages/translations.ts';
import { isFor } from '#domain/rows/conditions.ts';
import { problemWords, type rowMessages } from '#domain/rows/messages.ts';
import { readRow } from '#domain/rows/read-row.ts';
import { problemsOf, type TypedValue, type TypedValues, typedOf, wireValues } from '#domain/rows/typed.ts';
import type { Sheet, SheetDocument } from './sheet.ts';

type Wire = Readonly<Record<string, unknown>>;

/** A document as the form shows it; undefined: a new one. */
export function typedDocument(
  { rows, names, first, controls }: Sheet,
  document: SheetDocument | undefined,
  timeZone: string,
): TypedValues {
  const stored: Wire = { ...document };
  const typedFor = (name: string): TypedValue => {
    const row = rows[name];
    return row ? typedOf(row, document ? (stored[name] ?? null) : undefined, { timeZone }) : '';
  };
  const typed = names.map((name) => {
    const { besides } = controls[name] ?? {};
    if (!besides) return [name, typedFor(name)] as const;
    const texts = [name, ...besides].map((each) => `${typedFor(each)}`);
    return [name, texts.some(Boolean) ? texts : []] as const;
  });
  return { ...Object.fromEntries(typed), ...(document ? {} : first) };
}

/** The values of a form as the wire has them. */
export function wireOfForm({ rows, names, controls }: Sheet, typed: TypedValues, timeZone: string): Wire {
  const apart = names.flatMap((name) => {
    const { besides } = controls[name] ?? {};
    const texts = [typed[name] ?? ''].flat();
    return besides ? [name, ...besides].map((each, at) => [each, texts[at] ?? ''] as const) : [];
  });
  const all = { ...typed, ...Object.fromEntries(apart) };
  return wireValues(rows, [...names, ...apart.map(([name]) => name)], all, { timeZone });
}

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

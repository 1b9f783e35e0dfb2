import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Columns } from '#domain/imports/columns.ts';
import {
  headingsOf,
  type ImportFile,
  type ImportPreview,
  neededOf,
  type PreviewLine,
} from '#domain/imports/import-file.ts';
import { importMessages } from '#domain/imports/messages.ts';
import { balanceMessages } from '#domain/ledger/balance-messages.ts';
import { formatDifference, groupDigits, rupees, toPaise } from '#domain/money.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { textOfFile } from '#web/lib/text-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileChoice } from '#web/ui/form/file-choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { importTexts } from './import-texts.ts';

const TONES = { add: 'good', known: 'neutral' } as const;

type SharedProblem = keyof typeof importTexts.problems;

/** What the texts of a noun say of its import. */
interface ImportWords<Problem extends string, Shown> {
  /** The text of the button that opens the form. */
  open: string;
  title: string;
  text: string;
  /** What the preview shows of a line, between its number and what happens. */
  columns: Readonly<Record<keyof Shown, string>>;
  kinds: Readonly<Record<keyof typeof TONES, string>>;
  problems: Readonly<Record<Exclude<Problem, SharedProblem>, string>>;
  enter: (count: number) => string;
  done: (added: number) => string;
  nothing: string;
  /** Why an import may be refused that has no mistake; missing: no reason is known. */
  refused?: string;
}

interface ImportPanelProps<C, Known, Entry extends object, Problem extends string, Shown> {
  file: ImportFile<C, Known, Entry, Problem, Shown>;
  texts: ImportWords<Problem, Shown>;
  /** The route of the import; its preview is below it. */
  path: string;
  /** What is sent with the file, such as the plan whose menus it has. */
  params?: Readonly<Record<string, string>>;
  /** The collections that it changes. */
  changes: readonly string[];
}

/** Enters the lines of a CSV file after a preview that names what is wrong with each: a form that derives from its declaration. */
export function ImportPanel<
  C extends Columns<never>,
  Known,
  Entry extends object,
  Problem extends string,
  Shown,
>({ file, texts, path, params = {}, changes }: ImportPanelProps<C, Known, Entry, Problem, Shown>) {
  const words = useTexts(importTexts);
  const { fileWrong } = useTexts(importMessages);
  const { off } = useTexts(balanceMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [chosen, setChosen] = useState<{ csv: string; preview: ImportPreview<Problem, Shown> }>();
  const [busy, setBusy] = useState<'reading' | 'entering'>();
  const [problem, setProblem] = useState<string>();
  const failed = (error: unknown) =>
    failureWords(error, {
      byType: { general_argument_invalid: texts.refused ?? fileWrong, ledger_off: off },
      otherwise: words.failed,
      lost: words.lost,
    });
  const read = async (csv: string) => {
    const preview = await sdk.call<ImportPreview<Problem, Shown>>('post', `${path}/preview`, {
      ...params,
      csv,
    });
    setChosen({ csv, preview });
    const { problem: wrong, at = 1 } = preview;
    const { noColumns, tooMany, quotes, ...plain } = words.file;
    const wordsOf = {
      ...plain,
      noColumns: noColumns(neededOf(file).join(', ')),
      tooMany: tooMany(groupDigits(file.most)),
      quotes: quotes(`${at}`),
    };
    setProblem(wrong ? wordsOf[wrong] : undefined);
  };
  const picked = async (given: File) => {
    if (busy) return;
    setBusy('reading');
    setProblem(undefined);
    setChosen(undefined);
    try {
      const csv = await textOfFile(given);
      if (csv === undefined) setProblem(words.notUtf8);
      else await read(csv);
    } catch (error) {
      setProblem(failed(error));
    }
    setBusy(undefined);
  };
  const enterAll = async (csv: string) => {
    setBusy('entering');
    setProblem(undefined);
    try {
      const { added } = await sdk.call<{ added: number }>('post', path, { ...params, csv });
      await Promise.all(changes.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      toast.success(texts.done(added));
      // They are entered: without a new preview the file is simply not shown any more.
      await read(csv).catch(() => setChosen(undefined));
    } catch (error) {
      setProblem(failed(error));
    }
    setBusy(undefined);
  };
  const lines = chosen?.preview.lines ?? [];
  const mistakes = lines.filter(({ kind }) => kind === 'error').length;
  const toEnter = lines.filter(({ kind }) => kind === 'add').length;
  return (
    <details className="mt-8 rounded-card border border-line bg-paper px-5 py-2 shadow-soft">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{texts.open}</summary>
      <div className="py-3">
        <h2 className="text-xl">{texts.title}</h2>
        <p className="mt-1 max-w-2xl text-muted">{texts.text}</p>
        <p className="my-3">
          <code className="wrap-anywhere rounded-control bg-ink/8 px-2 py-1">
            {headingsOf(file).join(',')}
          </code>
        </p>
        <FileChoice
          label={chosen ? words.another : words.choose}
          accept=".csv,text/csv"
          onPick={(given) => void picked(given)}
        />
        <p role="status" className="text-muted">
          {busy === 'reading' && words.reading}
        </p>
        {problem && (
          <div className="mt-4">
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
        {lines.length > 0 && <Lines texts={texts} lines={lines} />}
        {mistakes > 0 && <p className="mt-3 font-semibold text-danger">{words.mistakes(mistakes)}</p>}
        {lines.length > 0 && mistakes === 0 && toEnter === 0 && <p className="mt-3">{texts.nothing}</p>}
        {chosen && mistakes === 0 && toEnter > 0 && (
          <Button className="mt-4" busy={busy === 'entering'} onClick={() => void enterAll(chosen.csv)}>
            {texts.enter(toEnter)}
          </Button>
        )}
      </div>
    </details>
  );
}

interface LinesProps<Problem extends string, Shown> {
  texts: ImportWords<Problem, Shown>;
  lines: readonly PreviewLine<Problem, Shown>[];
}

/** A value of a line; a number is an amount of rupees. */
const shownValue = (value: unknown): ReactNode =>
  typeof value === 'number' ? (
    <span className="block whitespace-nowrap text-right">{formatDifference(toPaise(rupees(value)))}</span>
  ) : (
    `${value ?? ''}`
  );

function Lines<Problem extends string, Shown>({ texts, lines }: LinesProps<Problem, Shown>) {
  const words = useTexts(importTexts);
  const columns = Object.entries<string>(texts.columns);
  const problems: Readonly<Record<string, string>> = { ...words.problems, ...texts.problems };
  return (
    <section
      aria-label={words.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard
      tabIndex={0}
      className="mt-4 max-h-96 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-paper">
          <tr>
            {[words.line, ...columns.map(([, name]) => name), words.effect].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-sm">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((each) => (
            <tr key={each.line}>
              <td className="px-3 py-2 text-muted tabular-nums">{each.line}</td>
              {columns.map(([column]) => (
                <td key={column} className="wrap-anywhere px-3 py-2 tabular-nums">
                  {shownValue(each[column as keyof Shown])}
                </td>
              ))}
              <td className="px-3 py-2">
                {each.kind === 'error' ? (
                  <span className="font-semibold text-danger">
                    {problems[each.problem ?? ''] ?? words.mistake}
                  </span>
                ) : (
                  <Badge tone={TONES[each.kind]}>{texts.kinds[each.kind]}</Badge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { FileUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';

/** The text of a file; undefined if it is not UTF-8. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

const TONES = { add: 'good', known: 'neutral', error: 'warm' } as const;

/** A line of a file as its preview has it. */
interface ImportedLine<Problem extends string> {
  line: number;
  kind: keyof typeof TONES;
  problem: Problem | null;
}

interface Preview<Problem extends string, Line> {
  lines: readonly Line[];
  problem: Problem | null;
}

interface ImportTexts<Problem extends string> {
  /** The text of the button that opens the form. */
  open: string;
  title: string;
  text: string;
  choose: string;
  another: string;
  reading: string;
  notUtf8: string;
  preview: string;
  /** The names of all columns of the preview, the line's number first, what happens last. */
  columns: Readonly<Record<string, string>>;
  kinds: Readonly<Record<keyof typeof TONES, string>>;
  problems: Readonly<Record<Problem, string>>;
  mistakes: (count: number) => string;
  enter: (count: number) => string;
  done: (added: number) => string;
  nothing: string;
}

interface CsvImportProps<Problem extends string, Line extends ImportedLine<Problem>> {
  texts: ImportTexts<Problem>;
  /** The names of the file's columns. */
  fileColumns: readonly string[];
  /** The cells of a line between its number and what happens. */
  cellsOf: (line: Line) => readonly ReactNode[];
  preview: (csv: string) => Promise<Preview<Problem, Line>>;
  /** Enters the file, all or nothing; returns how many lines were added. */
  enter: (csv: string) => Promise<number>;
  /** The words for a failed request. */
  failed: (error: unknown) => string;
}

/** Enters the lines of a CSV file after a preview that names what is wrong with each. */
export function CsvImport<Problem extends string, Line extends ImportedLine<Problem>>(
  props: CsvImportProps<Problem, Line>,
) {
  const { texts, fileColumns, cellsOf, preview, enter, failed } = props;
  const [chosen, setChosen] = useState<{ csv: string; preview: Preview<Problem, Line> }>();
  const [busy, setBusy] = useState<'reading' | 'entering'>();
  const [problem, setProblem] = useState<string>();
  const read = async (csv: string) => {
    const found = await preview(csv);
    setChosen({ csv, preview: found });
    if (found.problem) setProblem(texts.problems[found.problem]);
  };
  const picked = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again, once it is corrected, would fire no change event.
    event.target.value = '';
    if (!file || busy) return;
    setBusy('reading');
    setProblem(undefined);
    setChosen(undefined);
    try {
      const csv = await textOf(file);
      if (csv === undefined) setProblem(texts.notUtf8);
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
      toast.success(texts.done(await enter(csv)));
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
          <code className="wrap-anywhere rounded-control bg-ink/8 px-2 py-1">{fileColumns.join(',')}</code>
        </p>
        <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2">
          <FileUp className="size-5" aria-hidden="true" />
          {chosen ? texts.another : texts.choose}
          <input
            type="file"
            accept=".csv,text/csv"
            onChange={(event) => void picked(event)}
            className="sr-only"
          />
        </label>
        <p role="status" className="text-muted">
          {busy === 'reading' && texts.reading}
        </p>
        {problem && (
          <div className="mt-4">
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
        {lines.length > 0 && <Lines texts={texts} lines={lines} cellsOf={cellsOf} />}
        {mistakes > 0 && <p className="mt-3 font-semibold text-danger">{texts.mistakes(mistakes)}</p>}
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

type LinesProps<Problem extends string, Line extends ImportedLine<Problem>> = Pick<
  CsvImportProps<Problem, Line>,
  'texts' | 'cellsOf'
> & { lines: readonly Line[] };

function Lines<Problem extends string, Line extends ImportedLine<Problem>>(props: LinesProps<Problem, Line>) {
  const { texts, lines, cellsOf } = props;
  const names = Object.entries(texts.columns);
  return (
    <section
      aria-label={texts.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard
      tabIndex={0}
      className="mt-4 max-h-96 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-paper">
          <tr>
            {names.map(([key, name]) => (
              <th key={key} scope="col" className="px-3 py-2 text-sm">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((each) => (
            <tr key={each.line}>
              <td className="px-3 py-2 text-muted tabular-nums">{each.line}</td>
              {cellsOf(each).map((cell, at) => (
                <td key={names[at + 1]?.[0]} className="wrap-anywhere px-3 py-2 tabular-nums">
                  {cell}
                </td>
              ))}
              <td className="px-3 py-2">
                {each.problem ? (
                  <span className="font-semibold text-danger">{texts.problems[each.problem]}</span>
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

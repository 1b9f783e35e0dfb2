import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { ledgerMessages } from '#domain/ledger/messages.ts';
import { OPENING_COLUMNS, type OpeningLine, type OpeningPreview } from '#domain/ledger/openings.ts';
import { formatDifference, toPaise } from '#domain/money.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { openingTexts } from './opening-texts.ts';

/** The text of a file; undefined if it is not UTF-8. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

const TONES = { add: 'good', known: 'neutral', error: 'warm' } as const;

function Effect({ kind, problem }: OpeningLine) {
  const texts = useTexts(openingTexts);
  return problem ? (
    <span className="font-semibold text-danger">{texts.problems[problem]}</span>
  ) : (
    <Badge tone={TONES[kind]}>{texts.kinds[kind]}</Badge>
  );
}

function Preview({ lines }: { lines: readonly OpeningLine[] }) {
  const texts = useTexts(openingTexts);
  const { columns } = texts;
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
            {Object.values(columns).map((name) => (
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
              <td className="wrap-anywhere px-3 py-2 tabular-nums">{each.phone}</td>
              <td className="wrap-anywhere px-3 py-2">{each.name}</td>
              <td className="whitespace-nowrap px-3 py-2 text-right tabular-nums">
                {each.balance !== null && formatDifference(toPaise(each.balance))}
              </td>
              <td className="px-3 py-2">
                <Effect {...each} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Enters opening balances of many customers from a CSV file, after a preview (LEDGER-35). */
export function OpeningImport() {
  const texts = useTexts(openingTexts);
  const messages = useTexts(ledgerMessages);
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const [chosen, setChosen] = useState<{ csv: string; preview: OpeningPreview }>();
  const [busy, setBusy] = useState<'reading' | 'entering'>();
  const [problem, setProblem] = useState<string>();
  const words = (error: unknown) =>
    failureWords(error, {
      byType: { general_argument_invalid: messages.openingsWrong, ledger_off: messages.off },
      otherwise: texts.failed,
      lost: texts.lost,
    });
  const read = async (csv: string) => {
    const preview = await sdk.call<OpeningPreview>('post', 'ledger/openings/preview', { csv });
    setChosen({ csv, preview });
    if (preview.problem) setProblem(texts.problems[preview.problem]);
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
      setProblem(words(error));
    }
    setBusy(undefined);
  };
  const enter = async (csv: string) => {
    setBusy('entering');
    setProblem(undefined);
    try {
      const { added } = await sdk.call<{ added: number }>('post', 'ledger/openings', { csv });
      toast.success(texts.done(added));
      await Promise.all(
        [['ledgerEntries'], ['users']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      // They are entered: without a new preview the file is simply not shown any more.
      await read(csv).catch(() => setChosen(undefined));
    } catch (error) {
      setProblem(words(error));
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
          <code className="rounded-control bg-ink/8 px-2 py-1">{OPENING_COLUMNS.join(',')}</code>
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
        {lines.length > 0 && <Preview lines={lines} />}
        {mistakes > 0 && <p className="mt-3 font-semibold text-danger">{texts.mistakes(mistakes)}</p>}
        {lines.length > 0 && mistakes === 0 && toEnter === 0 && <p className="mt-3">{texts.nothing}</p>}
        {chosen && mistakes === 0 && toEnter > 0 && (
          <Button className="mt-4" busy={busy === 'entering'} onClick={() => void enter(chosen.csv)}>
            {texts.enter(toEnter)}
          </Button>
        )}
      </div>
    </details>
  );
}

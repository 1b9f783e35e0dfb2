import { formatRupees } from '#domain/money.ts';
import {
  type ShownStatementLine,
  STATEMENT_KINDS,
  type StatementPreview,
} from '#domain/sightings/shown-statement.ts';
import { useDates } from '#web/lib/dates.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileChoice } from '#web/ui/form/file-choice.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useChoiceWords } from './money-card.tsx';
import { seenMoneyTexts } from './texts.ts';
import { useStatement } from './use-statement.ts';

const STATEMENT_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/plain';
/** What is not stored: it is there already, or can't be read. */
const LEFT_OUT = new Set(['known', 'unclear', 'error']);
/** What somebody should look at, shown unfolded. */
const UNFOLDED = new Set(['decide', 'unclear', 'error']);

function StatementLineItem({ line }: { line: ShownStatementLine }) {
  const texts = useTexts(seenMoneyTexts);
  const { shortDate } = useDates();
  const { choice, amount, day, reason } = line;
  const words = useChoiceWords();
  const facts = [
    texts.statement.line(line.line),
    ...(day === null ? [] : [shortDate(new Date(`${day}T12:00:00Z`))]),
    ...(amount === null ? [] : [formatRupees(amount)]),
    ...(choice ? [words(choice)] : []),
    ...(reason === null ? [] : [texts.reasons[reason]]),
  ];
  return (
    <li className="py-2">
      <p className="font-semibold tabular-nums">{facts.join(' · ')}</p>
      <p className="wrap-anywhere text-muted text-sm">{line.narration}</p>
    </li>
  );
}

/** What a statement would do, by what its lines are. */
function PreviewOfStatement({ preview }: { preview: StatementPreview }) {
  const { kinds, group, ignored, nothing } = useTexts(seenMoneyTexts).statement;
  return (
    <div className="grid gap-2">
      {preview.lines.length === 0 && <p>{nothing}</p>}
      {STATEMENT_KINDS.map((kind) => {
        const lines = preview.lines.filter((line) => line.kind === kind);
        return (
          lines.length > 0 && (
            <details key={kind} open={UNFOLDED.has(kind)}>
              <summary className="min-h-11 cursor-pointer content-center font-semibold">
                {group(kinds[kind], lines.length)}
              </summary>
              <ul className="divide-y divide-line">
                {lines.map((line) => (
                  <StatementLineItem key={line.line} line={line} />
                ))}
              </ul>
            </details>
          )
        );
      })}
      {preview.ignored > 0 && <p className="text-muted">{ignored(preview.ignored)}</p>}
    </div>
  );
}

/** Takes in the bank's statement: a file is chosen, its preview shows each line, a press stores what is new (SIGHT-19). */
export function StatementPanel() {
  const texts = useTexts(seenMoneyTexts).statement;
  const { chosen, busy, problem, stored, choose, store } = useStatement();
  const fresh = chosen?.preview.lines.filter(({ kind }) => !LEFT_OUT.has(kind)).length ?? 0;
  return (
    <Panel title={texts.title}>
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">{texts.lead}</p>
        <FileChoice
          label={chosen ? texts.another : texts.choose}
          accept={STATEMENT_FILES}
          onPick={(file) => void choose(file)}
        />
        <p role="status" className="wrap-anywhere min-w-0 empty:hidden">
          {busy === 'reading' && texts.reading}
          {stored !== undefined && (stored === 1 ? texts.doneOne : texts.done(stored))}
        </p>
        {problem && <Notice tone="error">{problem}</Notice>}
        {chosen && <PreviewOfStatement preview={chosen.preview} />}
        {fresh > 0 && (
          <Button busy={busy === 'storing'} busyLabel={texts.busy} onClick={() => void store()}>
            {fresh === 1 ? texts.submitOne : texts.submit(fresh)}
          </Button>
        )}
      </div>
    </Panel>
  );
}

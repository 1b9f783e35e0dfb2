import { useState } from 'react';
import { languageNamed, languageRow } from '#domain/languages/languages.ts';
import { formatDifference, rupees, toPaise } from '#domain/money.ts';
import { useTexts } from '#web/lib/texts.ts';
import { LinesToCorrect } from '#web/shared/imports/lines-to-correct.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Change, LineKind, PeoplePreview, PreviewLine, Reading } from './calls.ts';
import { peopleImportTexts } from './texts.ts';
import { UnclearLines } from './unclear-lines.tsx';

/** How many lines the preview shows at first. A list has up to 2,000. */
const FIRST_LINES = 50;

const TONES = {
  new: 'good',
  changed: 'accent',
  same: 'neutral',
  unclear: 'warm',
  error: 'warm',
} as const satisfies Record<LineKind, BadgeTone>;
const KINDS: readonly LineKind[] = ['new', 'changed', 'same', 'unclear', 'error'];

/** A value as people read it: amounts as money, languages by their names. */
function shownValue(column: string, value: string | number | null): string {
  if (typeof value === 'number') return formatDifference(toPaise(rupees(value)));
  const language = column === 'language' ? languageNamed(value) : undefined;
  return language ? languageRow(language).name : (value ?? '');
}

function Changes({ line }: { line: PreviewLine }) {
  const texts = useTexts(peopleImportTexts).preview;
  const fields: Readonly<Record<string, string>> = texts.fields;
  return (
    <ul className="min-w-0 text-left">
      {line.kind === 'new' && (
        <li>
          <Badge tone="good">{texts.isNew}</Badge>
        </li>
      )}
      {line.changes
        .filter(({ column }) => line.kind !== 'new' || column !== 'name')
        .map(({ column, before, after }) => (
          <li key={column} className="wrap-anywhere">
            <span className="text-muted">{fields[column] ?? column}</span>{' '}
            {line.kind !== 'new' && (
              <>
                <del>{shownValue(column, before) || texts.nothingBefore}</del>{' '}
                <span className="sr-only">{texts.became}</span>
              </>
            )}
            <ins className="font-semibold no-underline">{shownValue(column, after)}</ins>
          </li>
        ))}
    </ul>
  );
}

/** The words for what is wrong with a line. */
function useProblems(): (problem: string | null) => string {
  const { problems, unreadable } = useTexts(peopleImportTexts);
  const words: Readonly<Record<string, string>> = problems;
  return (problem) => words[problem ?? ''] ?? unreadable;
}

function RefusedLines({ preview }: { preview: PeoplePreview }) {
  const texts = useTexts(peopleImportTexts).preview;
  const wordsOf = useProblems();
  const left = preview.lines.filter(({ kind }) => kind === 'error' || kind === 'unclear');
  const errors = left.filter(({ kind }) => kind === 'error');
  if (left.length === 0) return null;
  const width = Math.max(preview.head.length, ...left.map(({ cells }) => cells.length));
  const whole = (cells: readonly string[]) => [...cells, ...Array<string>(width - cells.length).fill('')];
  return (
    <Notice tone={errors.length > 0 ? 'error' : 'info'}>
      {errors.length > 0 && (
        <>
          {texts.errors}
          <ul className="mt-2 mb-3 list-disc pl-5">
            {errors.map(({ line, name, problem }) => (
              <li key={line} className="wrap-anywhere">
                <span className="block font-semibold">{texts.line(line, name)}</span> {wordsOf(problem)}
              </li>
            ))}
          </ul>
        </>
      )}
      <LinesToCorrect
        label={texts.correct}
        head={[...whole(preview.head), texts.correctColumn]}
        rows={left.map(({ cells, problem }) => [...whole(cells), wordsOf(problem)])}
      />
    </Notice>
  );
}

function KeptValues({ lines }: { lines: readonly PreviewLine[] }) {
  const texts = useTexts(peopleImportTexts).preview;
  const fields: Readonly<Record<string, string>> = texts.fields;
  const kept = lines.flatMap(({ line, name, kept: values }) =>
    values.map((value: Change) => ({ ...value, person: texts.line(line, name), line })),
  );
  if (kept.length === 0) return null;
  return (
    <Notice>
      {texts.kept}
      <ul className="mt-2 list-disc pl-5">
        {kept.map(({ line, person, column, before, after }) => (
          <li key={`${line} ${column}`} className="wrap-anywhere">
            {texts.keptCell(
              person,
              fields[column] ?? column,
              shownValue(column, before) || texts.nothingBefore,
              shownValue(column, after),
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface PeoplePreviewProps {
  preview: PeoplePreview;
  /** Called when somebody says what an unknown column is. */
  onMap: (heading: string, column: string) => void;
  onAnswer: (answers: Reading['answers']) => void;
}

/** What importing a list would change: totals, what is asked, what is refused, then line by line. */
export function PreviewOfPeople({ preview, onMap, onAnswer }: PeoplePreviewProps) {
  const words = useTexts(peopleImportTexts);
  const texts = words.preview;
  const files: Readonly<Record<string, string>> = words.files;
  const [isComplete, setComplete] = useState(false);
  const { lines, problem, unknownColumns } = preview;
  const counted = (kind: LineKind) => lines.filter((line) => line.kind === kind).length;
  const changing = lines.filter(({ kind }) => kind === 'new' || kind === 'changed');
  const columns: readonly Column<PreviewLine>[] = [
    { name: texts.columns.line, cell: ({ line }) => line },
    {
      name: texts.columns.person,
      cell: ({ name, phone }) => (
        <span className="wrap-anywhere">
          <span className="font-semibold">{name}</span> {phone}
        </span>
      ),
    },
    { name: texts.columns.changes, cell: (line) => <Changes line={line} /> },
  ];
  return (
    <section aria-label={texts.summary} className="mt-5 grid grid-cols-1 gap-4">
      <p role="status" className="flex flex-wrap gap-2">
        {KINDS.filter((kind) => counted(kind) > 0).map((kind) => (
          <Badge key={kind} tone={TONES[kind]}>
            {texts.counts[kind](counted(kind))}
          </Badge>
        ))}
      </p>
      {problem && <Notice tone="error">{files[problem] ?? words.unreadable}</Notice>}
      {preview.sheets && (
        <Notice tone="warning">
          {texts.onlySheet(preview.sheets.read, preview.sheets.others.map((name) => `‘${name}’`).join(', '))}
        </Notice>
      )}
      {!problem && lines.length > 0 && counted('same') === lines.length && <Notice>{texts.nothing}</Notice>}
      <UnclearLines lines={lines} onAnswer={onAnswer} />
      <RefusedLines preview={preview} />
      {unknownColumns.length > 0 && (
        <Notice tone="warning">
          <p className="mb-3">{texts.unknownColumns}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {unknownColumns.map((heading) => (
              <Select
                key={heading}
                label={heading}
                name={`column-${heading}`}
                required
                value=""
                choices={[
                  { value: '', label: texts.leaveOut },
                  ...Object.entries(texts.fields).map(([value, label]) => ({ value, label })),
                ]}
                onPick={(column) => column !== '' && onMap(heading, column)}
              />
            ))}
          </div>
        </Notice>
      )}
      <KeptValues lines={lines} />
      {changing.length > 0 && (
        <DataTable
          label={texts.summary}
          columns={columns}
          rows={isComplete ? changing : changing.slice(0, FIRST_LINES)}
          rowKey={({ line }) => `${line}`}
        />
      )}
      {!isComplete && changing.length > FIRST_LINES && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setComplete(true)}>
          {texts.showAll(changing.length)}
        </Button>
      )}
    </section>
  );
}

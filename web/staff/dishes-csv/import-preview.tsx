import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { LinesToCorrect } from '#web/shared/imports/lines-to-correct.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ImportPreview, MarkAnswers, PreviewLine } from './csv-calls.ts';
import { useFieldNames } from './field-names.ts';
import { KeptCells } from './kept-cells.tsx';
import { type AnswerMark, ChoiceMarks, DishMark } from './line-marks.tsx';
import { MissingMarks } from './missing-marks.tsx';
import { SheetColumns } from './sheet-columns.tsx';
import { dishesCsvTexts } from './texts.ts';
import { LeftOutGroups, TwoPrices } from './unclear-lines.tsx';

/** How many lines the preview shows at first. A file has up to 2,000. */
const FIRST_LINES = 50;

const TONES = {
  new: 'good',
  changed: 'accent',
  unchanged: 'neutral',
  error: 'warm',
} as const satisfies Record<string, BadgeTone>;
const KINDS = ['new', 'changed', 'unchanged', 'error'] as const;

interface LineProps {
  line: PreviewLine;
  onAnswer: AnswerMark;
}

function Changes({ line, onAnswer }: LineProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { nameOf } = useFieldNames();
  return (
    <ul className="min-w-0 text-left">
      {line.changes.map(({ column, before, after }) => (
        <li key={column}>
          <span className="text-muted">{nameOf(column)}</span>{' '}
          {column === OPTIONS ? (
            <ChoiceMarks line={line} onAnswer={onAnswer} />
          ) : (
            <>
              <del>{before || texts.nothingBefore}</del> <span className="sr-only">{texts.became}</span>
              <ins className="font-semibold no-underline">{after || texts.nothingBefore}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The column of choices, which are shown with their marks. */
const OPTIONS = 'options';
/** The cells of a new dish that are shown: those that are easily wrong. */
const TELLING = ['menu', 'price', OPTIONS, 'isAvailable'];

function NewDish({ line, onAnswer }: LineProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { nameOf } = useFieldNames();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-end">
      <Badge tone="good">{texts.isNew}</Badge>
      {line.changes
        .filter(({ column }) => TELLING.includes(column))
        .map(({ column, after }) =>
          column === OPTIONS ? (
            <ChoiceMarks key={column} line={line} onAnswer={onAnswer} />
          ) : (
            <span key={column}>
              <span className="text-muted">{nameOf(column)}</span>{' '}
              <span className="font-semibold">{after}</span>
            </span>
          ),
        )}
    </span>
  );
}

interface PreviewOfImportProps {
  preview: ImportPreview;
  /** Called when somebody says what a column is. */
  onMap: (key: string, column: string) => void;
  /** Called when somebody says which dishes and choices are veg. */
  onAnswer: (answers: MarkAnswers) => void;
  /** Called when somebody says that two prices are those of half and full. */
  onHalfAndFull: () => void;
}

/** What importing a file would change, with its errors first. */
export function PreviewOfImport({ preview, onMap, onAnswer, onHalfAndFull }: PreviewOfImportProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const [isComplete, setComplete] = useState(false);
  const { lines, unchanged, kept, problem, leftOut, newMenus } = preview;
  const errors = lines.filter(({ kind }) => kind === 'error');
  // Those that are asked for a mark first, which would else be behind 'Show all'.
  const changing = lines
    .filter(({ kind }) => kind !== 'error')
    .sort((one, other) => Number(other.asksMark) - Number(one.asksMark));
  const counted = { unchanged, error: errors.length, new: 0, changed: 0 };
  for (const { kind } of changing) counted[kind]++;
  const answer: AnswerMark = (of, key, mark) => onAnswer({ dishes: {}, choices: {}, [of]: { [key]: mark } });
  const columns: readonly Column<PreviewLine>[] = [
    { name: texts.columns.line, cell: ({ line }) => line },
    {
      name: texts.columns.dish,
      cell: (line) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
          <span className="font-semibold md:min-w-32">{line.name}</span>
          <DishMark line={line} onAnswer={answer} />
        </span>
      ),
    },
    {
      name: texts.columns.changes,
      cell: (line) =>
        line.kind === 'new' ? (
          <NewDish line={line} onAnswer={answer} />
        ) : (
          <Changes line={line} onAnswer={answer} />
        ),
    },
  ];
  return (
    <section aria-label={texts.summary} className="mt-5 grid grid-cols-1 gap-4">
      <p role="status" className="flex flex-wrap gap-2">
        {KINDS.filter((kind) => counted[kind] > 0).map((kind) => (
          <Badge key={kind} tone={TONES[kind]}>
            {texts.counts[kind](counted[kind])}
          </Badge>
        ))}
      </p>
      {problem ? (
        <Notice tone="error">{problem}</Notice>
      ) : (
        lines.length === 0 && <Notice>{texts.nothing}</Notice>
      )}
      <SheetColumns preview={preview} onMap={onMap} />
      {preview.twoPrices > 0 && <TwoPrices lines={preview.twoPrices} onAnswer={onHalfAndFull} />}
      {preview.leftOutGroups.length > 0 && <LeftOutGroups groups={preview.leftOutGroups} />}
      {errors.length > 0 && (
        <Notice tone="error">
          {texts.errors}
          <ul className="mt-2 list-disc pl-5">
            {errors.map(({ line, name, problems }) => (
              <li key={line} className="wrap-anywhere">
                <span className="font-semibold">{texts.line(line, name)}</span> {problems.join(' ')}
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <LinesToCorrect label={texts.correct} {...preview.toCorrect} />
          </div>
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice>
          {texts.leftOut}
          <ul className="mt-2 list-disc pl-5">
            {[...new Set(leftOut)].map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {kept.length > 0 && <KeptCells kept={kept} />}
      {newMenus.length > 0 && (
        <Notice>
          {texts.newMenus(newMenus.map(({ name, dishes }) => texts.newMenu(name, dishes)).join(', '))}
        </Notice>
      )}
      <MissingMarks preview={preview} onAnswerAll={onAnswer} />
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

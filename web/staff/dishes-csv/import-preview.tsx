import { useTexts } from '#web/lib/texts.ts';
import { LinesToCorrect } from '#web/shared/imports/lines-to-correct.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ImportPreview, MarkAnswers } from './csv-calls.ts';
import { KeptCells } from './kept-cells.tsx';
import type { AnswerMark } from './line-marks.tsx';
import { MissingMarks } from './missing-marks.tsx';
import { SheetColumns } from './sheet-columns.tsx';
import { ShownMenu } from './shown-menu.tsx';
import { dishesCsvTexts } from './texts.ts';
import { LeftOutGroups, TwoPrices } from './unclear-lines.tsx';

const TONES = {
  new: 'good',
  changed: 'accent',
  unchanged: 'neutral',
  unclear: 'warm',
  error: 'warm',
} as const satisfies Record<string, BadgeTone>;
const KINDS = ['new', 'changed', 'unchanged', 'unclear', 'error'] as const;

/** Whether a dish or one of its choices still needs a mark. */
const lacksMark = ({ asksMark, mark, choices }: ImportPreview['lines'][number]) =>
  (asksMark && mark === null) || choices.some((choice) => choice.ask !== null && choice.mark === null);

interface PreviewOfImportProps {
  preview: ImportPreview;
  /** Called when somebody says what a column is. */
  onMap: (key: string, column: string) => void;
  /** Called when somebody says which dishes and choices are veg. */
  onAnswer: (answers: MarkAnswers) => void;
  /** Called when somebody says that two prices are those of half and full. */
  onHalfAndFull: () => void;
}

/** What importing a file would change: totals, what is asked and refused, then the dishes as the menu shows them. */
export function PreviewOfImport({ preview, onMap, onAnswer, onHalfAndFull }: PreviewOfImportProps) {
  const texts = useTexts(dishesCsvTexts).preview;
  const { lines, unchanged, kept, problem, leftOut, newMenus } = preview;
  const errors = lines.filter(({ kind }) => kind === 'error');
  // Those that are asked for a mark first, which would else be behind 'Show all'.
  const changing = lines
    .filter(({ kind }) => kind !== 'error')
    .sort((one, other) => Number(other.asksMark) - Number(one.asksMark));
  // What is asked above is unclear until it is answered.
  const asked = preview.twoPrices;
  const counted = { unchanged, unclear: asked, error: errors.length - asked, new: 0, changed: 0 };
  for (const line of changing) counted[lacksMark(line) ? 'unclear' : line.kind]++;
  const answer: AnswerMark = (of, key, mark) => onAnswer({ dishes: {}, choices: {}, [of]: { [key]: mark } });
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
      <ShownMenu lines={changing} onAnswer={answer} />
    </section>
  );
}

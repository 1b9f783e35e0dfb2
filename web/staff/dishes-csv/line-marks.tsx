import type { DishType } from '#domain/dishes/kinds.ts';
import { VegMark } from '#web/brand/veg-mark.tsx';
import type { MarkAnswers, PreviewLine } from './csv-calls.ts';
import { MarkPicker } from './mark-picker.tsx';

export type AnswerMark = (kind: keyof MarkAnswers, key: string, mark: DishType) => void;

/** The mark of a line's dish, to be chosen if its file says none. */
export function DishMark({ line, onAnswer }: { line: PreviewLine; onAnswer: AnswerMark }) {
  if (line.asksMark)
    return (
      <MarkPicker
        of={line.name}
        mark={line.mark}
        onPick={(mark) => onAnswer('dishes', `${line.line}`, mark)}
      />
    );
  return line.mark && <VegMark type={line.mark} size="small" />;
}

/** The choices that a line adds to its dish, each with its mark. */
export function ChoiceMarks({ line, onAnswer }: { line: PreviewLine; onAnswer: AnswerMark }) {
  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
      {line.choices.map(({ text, mark, ask }) => (
        <li key={text} className="wrap-anywhere flex flex-wrap items-center gap-1.5">
          {ask === null && mark && <VegMark type={mark} size="small" />}
          <span className="font-semibold">{text}</span>
          {ask !== null && (
            <MarkPicker of={text} mark={mark} onPick={(picked) => onAnswer('choices', ask, picked)} />
          )}
        </li>
      ))}
    </ul>
  );
}

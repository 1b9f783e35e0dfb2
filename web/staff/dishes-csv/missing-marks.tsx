import type { DishType } from '#domain/dishes/kinds.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ImportPreview, MarkAnswers } from './csv-calls.ts';
import { dishesCsvTexts } from './texts.ts';

interface MissingMarksProps {
  preview: ImportPreview;
  onAnswerAll: (answers: MarkAnswers) => void;
}

/** The dishes that are asked for their mark, but for those whose names have meat, fish or egg in them. */
function answerAll({ lines }: ImportPreview, mark: DishType): MarkAnswers {
  const open = lines.filter(
    (each) => each.asksMark && each.mark === null && !(mark === 'veg' && each.namesMeat),
  );
  return { dishes: Object.fromEntries(open.map(({ line }) => [`${line}`, mark])), choices: {} };
}

/** Says how many lines still need a mark, and gives those that are left the same one. */
export function MissingMarks({ preview, onAnswerAll }: MissingMarksProps) {
  const texts = useTexts(dishesCsvTexts).marks;
  if (preview.linesWithoutMark === 0) return null;
  const veg = answerAll(preview, 'veg');
  const nonVeg = answerAll(preview, 'non-veg');
  const [vegCount, nonVegCount] = [veg, nonVeg].map(({ dishes }) => Object.keys(dishes).length);
  return (
    <Notice tone="warning">
      <p>{texts.missing(preview.linesWithoutMark)}</p>
      {(nonVegCount ?? 0) > 1 && (
        <div className="mt-3 flex flex-wrap gap-3">
          {(vegCount ?? 0) > 0 && (
            <Button variant="secondary" onClick={() => onAnswerAll(veg)}>
              {texts.allVeg(vegCount ?? 0)}
            </Button>
          )}
          <Button variant="secondary" onClick={() => onAnswerAll(nonVeg)}>
            {texts.allNonVeg(nonVegCount ?? 0)}
          </Button>
        </div>
      )}
    </Notice>
  );
}

import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PreviewLine, Reading } from './calls.ts';
import { peopleImportTexts } from './texts.ts';

interface UnclearLinesProps {
  lines: readonly PreviewLine[];
  onAnswer: (answers: Reading['answers']) => void;
}

/** An unclear line with its choice. */
type Unclear = PreviewLine & { choice: NonNullable<PreviewLine['choice']> };

const isUnclear = (line: PreviewLine): line is Unclear => line.kind === 'unclear' && line.choice !== null;

/** What a choice is about. Numbers of phones are each line's own. */
function groupsOf(lines: readonly Unclear[]): Unclear[][] {
  const groups = new Map<string, Unclear[]>();
  for (const line of lines) {
    const { column, values } = line.choice;
    if (column === 'phone') continue;
    const key = column === 'amount' ? column : JSON.stringify([column, values]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The values of a choice as people read them. */
function useLabels() {
  const { amounts } = useTexts(peopleImportTexts).preview;
  return ({ choice: { column, values } }: Unclear) =>
    values.map((value, at) => {
      if (column !== 'amount') return { value, label: value };
      return { value, label: at === 0 ? amounts.ahead(value) : amounts.owed(value) };
    });
}

/** Answers all lines of a group with their value at this place. */
const allOf = (lines: readonly Unclear[], at: number): Reading['answers'] =>
  Object.fromEntries(
    lines.map(({ line, choice: { column, values } }) => [line, { [column]: values[at] ?? '' }]),
  );

function ForAll({ lines, onAnswer }: { lines: readonly Unclear[]; onAnswer: UnclearLinesProps['onAnswer'] }) {
  const texts = useTexts(peopleImportTexts).preview;
  const labelsOf = useLabels();
  const fields: Readonly<Record<string, string>> = texts.fields;
  const [first] = lines;
  if (!first) return null;
  if (first.choice.column === 'amount')
    return (
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onAnswer(allOf(lines, 0))}>
          {texts.allAhead(lines.length)}
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(allOf(lines, 1))}>
          {texts.allOwed(lines.length)}
        </Button>
      </div>
    );
  return (
    <Select
      label={`${texts.forAll(lines.length)}: ${fields[first.choice.column] ?? ''}`}
      name={`all-${first.choice.column}`}
      required
      value=""
      choices={[{ value: '', label: texts.chooseOne }, ...labelsOf(first)]}
      onPick={(value) => value !== '' && onAnswer(allOf(lines, first.choice.values.indexOf(value)))}
    />
  );
}

/** Lines of which only their writer knows what they mean, each with the choice. */
export function UnclearLines({ lines, onAnswer }: UnclearLinesProps) {
  const texts = useTexts(peopleImportTexts).preview;
  const labelsOf = useLabels();
  const fields: Readonly<Record<string, string>> = texts.fields;
  const unclear = lines.filter(isUnclear);
  if (unclear.length === 0) return null;
  return (
    <Notice tone="warning">
      <p className="mb-3">{texts.unclear}</p>
      <div className="grid gap-4">
        {groupsOf(unclear).map((group) => (
          <ForAll key={group[0]?.line} lines={group} onAnswer={onAnswer} />
        ))}
        <div className="grid gap-3 sm:grid-cols-2">
          {unclear.map((each) => (
            <Select
              key={each.line}
              label={`${texts.line(each.line, each.name)}: ${fields[each.choice.column] ?? ''}`}
              name={`line-${each.line}`}
              required
              value=""
              choices={[{ value: '', label: texts.chooseOne }, ...labelsOf(each)]}
              onPick={(value) => value !== '' && onAnswer({ [each.line]: { [each.choice.column]: value } })}
            />
          ))}
        </div>
      </div>
    </Notice>
  );
}

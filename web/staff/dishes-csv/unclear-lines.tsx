import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { LeftOutGroup } from './csv-calls.ts';
import { dishesCsvTexts } from './texts.ts';

/** Asks whether two prices that say nothing else are those of half and full. */
export function TwoPrices({ lines, onAnswer }: { lines: number; onAnswer: () => void }) {
  const texts = useTexts(dishesCsvTexts).preview.twoPrices;
  return (
    <Notice tone="warning">
      <p>{texts.question(lines)}</p>
      <Button className="mt-3" variant="secondary" onClick={onAnswer}>
        {texts.yes}
      </Button>
    </Notice>
  );
}

/** The add-ons that only some sizes of a dish have. */
export function LeftOutGroups({ groups }: { groups: readonly LeftOutGroup[] }) {
  const texts = useTexts(dishesCsvTexts).preview;
  return (
    <Notice>
      {texts.leftOutGroups}
      <ul className="mt-2 list-disc pl-5">
        {groups.map(({ line, name, group }) => (
          <li key={`${line} ${group}`} className="wrap-anywhere">
            {texts.leftOutGroup(name, group)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

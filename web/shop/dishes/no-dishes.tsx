import { CookingPot } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { dishTexts } from './texts.tsx';

/** Shown when no dish passes the filter. */
export function NoDishes({ onReset }: { onReset: () => void }) {
  const texts = useTexts(dishTexts).search;
  return (
    <EmptyState
      picture={<CookingPot className="size-14" aria-hidden="true" />}
      title={texts.nothingFound}
      action={<Button onClick={onReset}>{texts.reset}</Button>}
    >
      {texts.hint}
    </EmptyState>
  );
}

import { CookingPot } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The filter leaves nothing. */
export function NoDishes({ onReset }: { onReset: () => void }) {
  return (
    <EmptyState
      picture={<CookingPot className="size-14" aria-hidden="true" />}
      title="No dishes found"
      action={<Button onClick={onReset}>Reset All Filters</Button>}
    >
      Try adjusting your filters or search query
    </EmptyState>
  );
}

import { useState } from 'react';
import { useDishName } from '#web/brand/translated-names.ts';
import { pendingActions } from '#web/lib/session/pending-actions.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { Notice } from '#web/ui/notice.tsx';
import { waitingDishTexts } from './waiting-texts.ts';

function Waiting() {
  const waiting = useTexts(waitingDishTexts);
  const nameOf = useDishName();
  // Signing in takes them, while the page is still there.
  const [dishes] = useState(() => pendingActions().filter(({ collection }) => collection === 'carts'));
  const [first, ...others] = dishes;
  if (!first) return null;
  const name = nameOf(first.data.dishId, first.dishName);
  return (
    <div className="mb-6">
      <Notice>{others.length === 0 ? waiting.one(name) : waiting.several(name, others.length)}</Notice>
    </div>
  );
}

/** Names the dish that a visitor has added, and that is in the cart once they have signed in (CART-3). */
export default function WaitingDishes() {
  return useHydrated() && <Waiting />;
}

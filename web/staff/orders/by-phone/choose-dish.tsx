import { times } from '#domain/money.ts';
import type { ChosenOption } from '#domain/option-groups/chosen.ts';
import { Money } from '#web/brand/money.tsx';
import { ChooseOptions } from '#web/brand/options/choose-options.tsx';
import { optionTexts } from '#web/brand/options/texts.ts';
import { useOptions } from '#web/brand/options/use-options.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import type { OfferedDish } from './queries.ts';
import { byPhoneTexts } from './texts.ts';

/** A dish that is about to be added, and how many of it. */
export interface DishToAdd {
  dish: OfferedDish;
  quantity: number;
}

interface ChoiceProps extends DishToAdd {
  onAdd: (options: readonly ChosenOption[]) => void;
}

function Choice({ dish, quantity, onAdd }: ChoiceProps) {
  const words = useTexts(optionTexts);
  const texts = useTexts(byPhoneTexts).dishes;
  const { query, frame, groups, chosen, choose, missing, price, confirm } = useOptions(dish);
  if (query.isLoadingError) return <ErrorState title={words.loadFailed} query={query} />;
  if (query.isPending)
    return (
      <Loading label={words.loading}>
        <Skeleton className="h-40" />
      </Loading>
    );
  return (
    <div ref={frame} className="grid gap-4">
      <ChooseOptions groups={groups} chosen={chosen} onChange={choose} missing={missing} />
      <Button
        wide
        onClick={() => {
          const options = confirm();
          if (options) onAdd(options);
        }}
      >
        <span>
          {texts.addChosen(quantity)} <Money paise={times(price, quantity)} />
        </span>
      </Button>
    </div>
  );
}

interface ChooseDishProps {
  /** Undefined while nothing is chosen. */
  wanted: DishToAdd | undefined;
  onAdd: (wanted: DishToAdd, options: readonly ChosenOption[]) => void;
  onClose: () => void;
}

/** The dialog in which staff choose the options of a dish for an order that a customer places by phone. */
export function ChooseDish({ wanted, onAdd, onClose }: ChooseDishProps) {
  return (
    <Dialog open={wanted !== undefined} onClose={onClose} title={wanted?.dish.name ?? ''}>
      {wanted && <Choice key={wanted.dish.id} {...wanted} onAdd={(options) => onAdd(wanted, options)} />}
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '#domain/money.ts';
import { MOST_EXTRAS } from '#domain/plans/meal-extras.ts';
import { MOST_PORTIONS, type ServedDish } from '#domain/plans/menu-attributes.ts';
import { useTranslated } from '#web/brand/translated-names.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { type ExtraDish, extraDishesQuery } from './queries.ts';
import { extraDishTexts } from './texts.ts';

interface ExtraDishesProps {
  extras: readonly (ServedDish & { name?: string })[];
  onChange: (extras: readonly ServedDish[]) => void;
  /** Staff add them for a customer. */
  forCustomer?: boolean;
}

/** Adds dishes of the menu to a meal (PLAN-55). */
export function ExtraDishes({ extras, onChange, forCustomer = false }: ExtraDishesProps) {
  const texts = useTexts(extraDishTexts);
  const translated = useTranslated('dishes');
  const { data: dishes = [] } = useQuery(extraDishesQuery(useSdk()));
  const nameOf = ({ id, name }: Pick<ExtraDish, 'id' | 'name'>) => translated(id, { name }).name;
  const others = dishes.filter(({ id }) => !extras.some(({ dishId }) => dishId === id));
  return (
    <div className="grid gap-3">
      <h3 className="font-sans font-semibold text-base">{texts.extras}</h3>
      {extras.map(({ dishId, quantity, name = '' }) => {
        const shown = nameOf(dishes.find(({ id }) => id === dishId) ?? { id: dishId, name });
        return (
          <div key={dishId} className="flex items-center justify-between gap-4">
            <span className="wrap-anywhere min-w-0">{shown}</span>
            <Stepper
              label={texts.quantityOf(shown)}
              value={quantity}
              max={MOST_PORTIONS}
              onChange={(value) =>
                onChange(extras.map((each) => (each.dishId === dishId ? { ...each, quantity: value } : each)))
              }
              onRemove={() => onChange(extras.filter((each) => each.dishId !== dishId))}
            />
          </div>
        );
      })}
      {extras.length < MOST_EXTRAS && others.length > 0 && (
        <Select
          label={texts.addExtra}
          name="extra"
          choices={[
            { value: '', label: texts.chooseExtra },
            ...others.map((dish) => ({
              value: dish.id,
              label: `${nameOf(dish)} · ${formatMoney(dish.price)}`,
            })),
          ]}
          value=""
          onPick={(dishId) => dishId && onChange([...extras, { dishId, quantity: 1 }])}
        />
      )}
      {extras.length > 0 && (
        <p className="text-muted text-sm">{forCustomer ? texts.extrasPaidByThem : texts.extrasPaid}</p>
      )}
    </div>
  );
}

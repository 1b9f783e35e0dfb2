import { SOLD_OUT_TIMES } from '#domain/dishes/attributes.ts';
import { stockTexts } from '#web/brand/stock-texts.ts';
import { type ShownStock, useStockWords } from '#web/brand/stock-words.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select, type SelectOption } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { DishProblems } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { PortionsForecast } from './forecast/portions-forecast.tsx';
import { dishAdminTexts } from './texts.ts';

interface StockFieldsProps {
  info: DishInfo;
  onChange: (change: Partial<DishInfo>) => void;
  problems: DishProblems;
}

/** The field for the portions of a day. */
export function PortionsField({ info, onChange, problems }: StockFieldsProps) {
  const texts = useTexts(dishAdminTexts);
  return (
    <Field
      label={texts.fields.portionsPerDay}
      hint={texts.portionsHint}
      name="portionsPerDay"
      inputMode="numeric"
      autoComplete="off"
      value={info.portionsPerDay}
      onChange={(event) => onChange({ portionsPerDay: event.target.value })}
      error={problems.portionsPerDay}
    />
  );
}

/** The fields for portions and availability of a dish, with the time for which it is sold out. What is hidden can't be available. */
export function StockFields({
  stored,
  ...fields
}: StockFieldsProps & { stored: ShownStock & { $id: string } }) {
  const { info, onChange } = fields;
  const texts = useTexts(dishAdminTexts);
  const { times } = useTexts(stockTexts);
  const words = useStockWords();
  const lengths = SOLD_OUT_TIMES.map((time) => ({ value: time, label: times[time] }));
  const choices: readonly SelectOption<(typeof SOLD_OUT_TIMES)[number] | ''>[] = stored.isAvailable
    ? lengths
    : [{ value: '', label: words(stored) }, ...lengths];
  return (
    <>
      <PortionsField {...fields} />
      <PortionsForecast dishId={stored.$id} />
      <Switch
        label={texts.hidden.isShown}
        hint={texts.hidden.hint}
        checked={!info.isHidden}
        onChange={(isShown) => onChange({ isHidden: !isShown })}
      />
      {!info.isHidden && !stored.isHidden && (
        <Switch
          label={texts.available}
          checked={info.isAvailable}
          onChange={(isAvailable) => onChange({ isAvailable })}
        />
      )}
      {!info.isHidden && !stored.isHidden && !info.isAvailable && (
        <Select
          label={texts.fields.soldOutFor}
          required
          name="soldOutFor"
          choices={choices}
          value={info.soldOutFor ?? (stored.isAvailable ? 'untilSwitchedOn' : '')}
          onPick={(time) => onChange({ soldOutFor: time === '' ? null : time })}
        />
      )}
    </>
  );
}

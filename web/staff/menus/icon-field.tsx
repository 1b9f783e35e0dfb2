import { menuAttributes } from '#domain/menus/attributes.ts';
import { FOOD_ICONS, FoodIcon, isFoodIcon } from '#web/brand/food-icon.tsx';
import { foodIconTexts } from '#web/brand/food-icon-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { ControlProps } from '#web/sheets/sheet.ts';
import { Field } from '#web/ui/form/field.tsx';
import { menuAdminTexts } from './texts.ts';

/** Chooses a menu's icon: a drawn one, an uploaded picture, or none. */
export function IconField({ label: legend, name, value, error, onChange }: ControlProps) {
  const icon = `${value}`;
  const texts = useTexts(menuAdminTexts);
  const names = useTexts(foodIconTexts);
  const choices = [
    { drawn: '', label: texts.noIcon },
    ...FOOD_ICONS.map((drawn) => ({ drawn, label: names[drawn] })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-ink text-sm">{legend}</legend>
      <div className="mb-3 flex flex-wrap gap-2">
        {choices.map(({ drawn, label }) => (
          <label
            key={label}
            title={label}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink has-checked:border-turmeric has-checked:bg-turmeric has-checked:text-on-turmeric has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="drawn-icon"
              aria-label={label}
              checked={icon === drawn}
              onChange={() => onChange(drawn)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {drawn ? <FoodIcon icon={drawn} /> : <span className="text-muted text-xs">{label}</span>}
          </label>
        ))}
      </div>
      <Field
        label={texts.ownPicture}
        name={name}
        error={error}
        hint={texts.ownPictureHint}
        maxLength={menuAttributes.icon.size}
        autoComplete="off"
        inputMode="url"
        value={isFoodIcon(icon) ? '' : icon}
        onChange={(event) => onChange(event.target.value)}
      />
    </fieldset>
  );
}

export function ShownIcon({ value }: Pick<ControlProps, 'value'>) {
  const { noIcon } = useTexts(menuAdminTexts);
  if (value === '') return noIcon;
  return (
    <>
      <FoodIcon icon={`${value}`} className="size-8" />
      <span className="sr-only">{`${value}`}</span>
    </>
  );
}

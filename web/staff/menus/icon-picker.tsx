import { menuAttributes } from '#domain/menus/attributes.ts';
import { FOOD_ICONS, FoodIcon, isFoodIcon } from '#web/brand/food-icon.tsx';
import { foodIconTexts } from '#web/brand/food-icon-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { menuAdminTexts } from './texts.ts';

interface IconPickerProps {
  label: string;
  icon: string;
  onChange: (icon: string) => void;
}

/** Chooses a menu's icon: a drawn one, an uploaded picture, or none. */
export function IconPicker({ label: legend, icon, onChange }: IconPickerProps) {
  const texts = useTexts(menuAdminTexts);
  const names = useTexts(foodIconTexts);
  const choices = [
    { name: '', label: texts.noIcon },
    ...FOOD_ICONS.map((name) => ({ name, label: names[name] })),
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-ink text-sm">{legend}</legend>
      <div className="mb-3 flex flex-wrap gap-2">
        {choices.map(({ name, label }) => (
          <label
            key={label}
            title={label}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control border border-edge bg-paper transition-colors duration-150 hover:border-ink has-checked:border-turmeric has-checked:bg-turmeric has-checked:text-on-turmeric has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="drawn-icon"
              aria-label={label}
              checked={icon === name}
              onChange={() => onChange(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {name ? <FoodIcon icon={name} /> : <span className="text-muted text-xs">{label}</span>}
          </label>
        ))}
      </div>
      <Field
        label={texts.ownPicture}
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

import { dishAttributes } from '#domain/dishes/attributes.ts';
import { TranslationFields } from '#web/brand/translation-fields.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { DishProblems } from './dish-form.ts';
import type { DishInfo } from './dish-values.ts';
import { dishAdminTexts } from './texts.ts';

/** A category that a dish can be in. */
export interface Category {
  $id: string;
  name: string;
}

interface DishFieldsProps {
  info: DishInfo;
  onChange: (change: Partial<DishInfo>) => void;
  problems: DishProblems;
  categories: readonly Category[];
}

const translated = dishAttributes.translations.fields;

/** The fields of a dish's form, without its picture. */
export function DishFields({ info, onChange, problems, categories }: DishFieldsProps) {
  const texts = useTexts(dishAdminTexts);
  const types = dishAttributes.type.oneOf.map((type) => ({ value: type, label: texts.choices.type[type] }));
  const choices = categories.map(({ $id, name }) => ({ value: $id, label: name }));
  return (
    <>
      <Field
        label={texts.fields.name}
        name="name"
        required
        maxLength={dishAttributes.name.size}
        autoComplete="off"
        value={info.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={problems.name}
      />
      <TextArea
        label={texts.fields.description}
        name="description"
        rows={3}
        required
        maxLength={dishAttributes.description.size}
        value={info.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={problems.description}
      />
      <TranslationFields
        fields={{
          name: { label: texts.fields.name, size: translated.name },
          description: { label: texts.fields.description, size: translated.description, rows: 2 },
        }}
        values={info.translations}
        onChange={(translations) => onChange({ translations })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label={texts.priceInRupees}
          name="price"
          required
          inputMode="decimal"
          autoComplete="off"
          value={info.price}
          onChange={(event) => onChange({ price: event.target.value })}
          error={problems.price}
        />
        <Select
          label={texts.fields.menuId}
          name="menuId"
          required
          choices={[{ value: '', label: texts.chooseCategory }, ...choices]}
          value={info.menuId}
          onPick={(menuId) => onChange({ menuId })}
          error={problems.menuId}
        />
        <Select
          label={texts.fields.type}
          name="type"
          required
          choices={types}
          value={info.type}
          onPick={(type) => onChange({ type })}
        />
      </div>
    </>
  );
}

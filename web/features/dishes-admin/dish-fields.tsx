import { dishAttributes } from '#domain/dishes/attributes.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { DishInfo, DishProblems } from './dish-form.ts';
import { TYPE_CHOICES } from './words.ts';

/** A category a dish can be put in. */
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

/** What is typed of a dish, but for its picture. */
export function DishFields({ info, onChange, problems, categories }: DishFieldsProps) {
  const choices = categories.map(({ $id, name }) => ({ value: $id, label: name }));
  return (
    <>
      <Field
        label="Name"
        name="name"
        required
        maxLength={dishAttributes.name.size}
        autoComplete="off"
        value={info.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={problems.name}
      />
      <TextArea
        label="Description"
        name="description"
        rows={3}
        required
        maxLength={dishAttributes.description.size}
        value={info.description}
        onChange={(event) => onChange({ description: event.target.value })}
        error={problems.description}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Field
          label="Price (₹)"
          name="price"
          required
          inputMode="decimal"
          autoComplete="off"
          value={info.price}
          onChange={(event) => onChange({ price: event.target.value })}
          error={problems.price}
        />
        <Select
          label="Category"
          name="menuId"
          required
          choices={[{ value: '', label: 'Choose…' }, ...choices]}
          value={info.menuId}
          onChange={(event) => onChange({ menuId: event.target.value })}
          error={problems.menuId}
        />
        <Select
          label="Type"
          name="type"
          required
          choices={TYPE_CHOICES}
          value={info.type}
          onChange={(event) => onChange({ type: event.target.value === 'veg' ? 'veg' : 'non-veg' })}
        />
      </div>
    </>
  );
}

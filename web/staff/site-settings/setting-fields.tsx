import type { Field, Typed } from '#domain/site/setting-rows.ts';
import type { Problems } from '#web/ui/form/form-fields.ts';
import { placeOfLines } from './place/address-text.ts';
import { PositionField } from './place/position-field.tsx';
import { SettingField } from './setting-field.tsx';

interface SettingFieldsProps {
  shown: readonly (readonly [name: string, row: Field<unknown>])[];
  typed: Typed;
  problems: Problems;
  onChange: (typed: Typed) => void;
}

/** The fields of a section. Latitude and longitude are one field, the point on the map. */
export function SettingFields({ shown, typed, problems, onChange }: SettingFieldsProps) {
  const fieldOf = ([name, row]: SettingFieldsProps['shown'][number]) => (
    <SettingField
      key={name}
      name={name}
      row={row}
      typed={typed}
      problems={problems}
      onChange={(key, value) => onChange({ ...typed, [key]: value })}
    />
  );
  const degrees = shown.filter(([, { kind }]) => kind === 'degrees');
  return shown.map((field) => {
    if (field[1].kind !== 'degrees') return fieldOf(field);
    if (field !== degrees[0]) return null;
    return (
      <PositionField
        key="position"
        latitude={typed.latitude ?? ''}
        longitude={typed.longitude ?? ''}
        pincode={placeOfLines(typed.address ?? '').pincode}
        hasProblem={degrees.some(([name]) => problems[name])}
        onChange={({ latitude, longitude }) =>
          onChange({ ...typed, latitude: `${latitude}`, longitude: `${longitude}` })
        }
      >
        {degrees.map(fieldOf)}
      </PositionField>
    );
  });
}

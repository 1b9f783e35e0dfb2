import type { ControlProps } from '#web/sheets/sheet.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { AreaPreview } from './area-preview.tsx';

/** The pincodes of an area, with the map of all. */
export function PincodesField({ value, form, documentId, onChange, ...field }: ControlProps) {
  const { label, hint, name, error } = field;
  return (
    <>
      <TextArea
        {...{ label, hint, name, error }}
        rows={3}
        required
        value={`${value}`}
        onChange={({ target }) => onChange(target.value)}
      />
      <AreaPreview {...{ form, documentId }} />
    </>
  );
}

export const ShownPincodes = ({ value }: Pick<ControlProps, 'value'>) => `${value}`;

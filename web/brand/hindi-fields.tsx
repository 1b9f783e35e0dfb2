import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

/** The name and the description of a dish or menu in Hindi. */
interface HindiTexts {
  hindiName: string;
  hindiDescription: string;
}

interface HindiNameFieldProps {
  label: string;
  /** The field's name in its form. */
  name?: string;
  maxLength: number;
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
}

/** The field for the Hindi name of something. Without it, customers who read Hindi see the English. */
export function HindiNameField({ name = 'hindiName', onChange, ...rest }: HindiNameFieldProps) {
  return (
    <Field
      {...rest}
      name={name}
      lang="hi"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

interface HindiFieldsProps {
  labels: HindiTexts;
  /** The attributes, which limit the length. */
  attributes: Record<keyof HindiTexts, { size: number }>;
  values: HindiTexts;
  onChange: (change: Partial<HindiTexts>) => void;
  problems?: { [field in keyof HindiTexts]?: string | undefined };
}

/** The fields for the Hindi texts of something. Without them, customers who read Hindi see the English. */
export function HindiFields({ labels, attributes, values, onChange, problems = {} }: HindiFieldsProps) {
  return (
    <>
      <HindiNameField
        label={labels.hindiName}
        maxLength={attributes.hindiName.size}
        value={values.hindiName}
        onChange={(hindiName) => onChange({ hindiName })}
        error={problems.hindiName}
      />
      <TextArea
        label={labels.hindiDescription}
        name="hindiDescription"
        lang="hi"
        rows={2}
        maxLength={attributes.hindiDescription.size}
        value={values.hindiDescription}
        onChange={(event) => onChange({ hindiDescription: event.target.value })}
        error={problems.hindiDescription}
      />
    </>
  );
}

import { useId } from 'react';

interface CheckBoxProps {
  label: string;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
}

/** One check box with its label, and a hint below it. */
export function CheckBox({ label, name, checked, onChange, hint }: CheckBoxProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          name={name}
          type="checkbox"
          checked={checked}
          aria-describedby={hint ? hintId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-6 shrink-0 accent-chilli"
        />
        <span className="font-semibold">{label}</span>
      </label>
      {hint && (
        <p id={hintId} className="pl-9 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

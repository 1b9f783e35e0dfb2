import { useId } from 'react';

interface SwitchProps {
  label: string;
  /** Hides the label except for screen readers, if the text next to the switch already shows it. */
  labelHidden?: boolean;
  /** Stands below it. */
  hint?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The change is being saved; presses do nothing. */
  busy?: boolean;
}

/** A switch; a press takes effect at once. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden = false, hint, checked, onChange, busy = false } = props;
  const hintId = useId();
  const control = (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={labelHidden ? label : undefined}
      aria-describedby={hint ? hintId : undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChange(!checked)}
      className="group wrap-anywhere inline-flex min-h-11 min-w-11 items-center gap-3 rounded-control text-left font-semibold aria-disabled:cursor-progress"
    >
      <span className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-ink/10 transition-colors duration-150 group-aria-checked:border-coriander group-aria-checked:bg-coriander">
        <span className="absolute top-0.75 left-0.75 size-5 rounded-full bg-ink shadow-sm transition-transform duration-150 ease-out group-aria-checked:translate-x-5 group-aria-checked:bg-white" />
      </span>
      {!labelHidden && label}
    </button>
  );
  if (!hint) return control;
  return (
    <div>
      {control}
      <p id={hintId} className="pl-15 text-muted text-sm">
        {hint}
      </p>
    </div>
  );
}

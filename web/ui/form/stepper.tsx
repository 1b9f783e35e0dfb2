import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for screen readers: 'Quantity of Masala Dosa'. */
  label: string;
  min?: number;
  max?: number;
  /** Takes the thing away: at the minimum, the minus becomes a bin. */
  onRemove?: () => void;
  /** Names the button that adds one, for presses that came before the page could hear them. */
  increaseKey?: string;
  className?: string;
}

interface StepProps {
  label: string;
  off: boolean;
  onPress: () => void;
  pressKey?: string | undefined;
  children: ReactNode;
}

function Step({ label, off, onPress, pressKey, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      data-press-key={pressKey}
      onClick={() => !off && onPress()}
    >
      {children}
    </button>
  );
}

/** Fewer, how many, more. */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, min = 1, max = Number.POSITIVE_INFINITY, onRemove, className = '' } = props;
  const atMin = value <= min;
  const icon = 'size-4.5';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend that would show
    <div role="group" aria-label={label} className={`stepper ${className}`.trim()}>
      {atMin && onRemove ? (
        <Step label="Remove" off={false} onPress={onRemove}>
          <Trash2 className={icon} aria-hidden="true" />
        </Step>
      ) : (
        <Step label="Decrease quantity" off={atMin} onPress={() => onChange(value - 1)}>
          <Minus className={icon} aria-hidden="true" />
        </Step>
      )}
      <span aria-live="polite">{value}</span>
      <Step
        label="Increase quantity"
        off={value >= max}
        onPress={() => onChange(value + 1)}
        pressKey={props.increaseKey}
      >
        <Plus className={icon} aria-hidden="true" />
      </Step>
    </div>
  );
}

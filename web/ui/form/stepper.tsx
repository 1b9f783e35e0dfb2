import { Minus, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { uiTexts } from '#web/ui/texts.ts';

interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** What is counted, for screen readers: 'Quantity of Masala Dosa'. */
  label: string;
  min?: number;
  max?: number;
  /** Removes the counted item. If given, the minus button becomes a bin at the minimum. */
  onRemove?: () => void;
  /** Identifies the plus button for presses made before the script was loaded (early-presses.ts). */
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

/** A quantity with buttons to decrease and increase it. */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, min = 1, max = Number.POSITIVE_INFINITY, onRemove, className = '' } = props;
  const texts = useTexts(uiTexts).stepper;
  const atMin = value <= min;
  const icon = 'size-4.5';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend
    <div role="group" aria-label={label} className={`stepper ${className}`.trim()}>
      {atMin && onRemove ? (
        <Step label={texts.remove} off={false} onPress={onRemove}>
          <Trash2 className={icon} aria-hidden="true" />
        </Step>
      ) : (
        <Step label={texts.decrease} off={atMin} onPress={() => onChange(value - 1)}>
          <Minus className={icon} aria-hidden="true" />
        </Step>
      )}
      <span aria-live="polite">{value}</span>
      <Step
        label={texts.increase}
        off={value >= max}
        onPress={() => onChange(value + 1)}
        pressKey={props.increaseKey}
      >
        <Plus className={icon} aria-hidden="true" />
      </Step>
    </div>
  );
}

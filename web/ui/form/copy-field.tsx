import { Copy } from 'lucide-react';
import { Button } from '../button.tsx';
import { toast } from '../toast.ts';
import { Field } from './field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** What the button says, and what is said once the value is copied, or could not be. */
  words: { copy: string; copied: string; failed: string };
  /** Shows the button as its icon. */
  isNarrow?: boolean;
}

/** A value that is shown to be copied, such as a token. */
export function CopyField({ label, value, words, isNarrow = false }: CopyFieldProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(words.copied);
    } catch {
      toast.error(words.failed);
    }
  };
  return (
    <div className={`flex items-end ${isNarrow ? 'gap-2' : 'gap-3'}`}>
      <div className="min-w-0 flex-1">
        <Field
          label={label}
          required
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className={isNarrow ? 'font-mono text-sm' : 'font-mono'}
        />
      </div>
      <Button
        variant="secondary"
        {...(isNarrow && { 'aria-label': words.copy, className: 'size-11 shrink-0 p-0!' })}
        onClick={() => void copy()}
      >
        <Copy className="size-5" aria-hidden="true" />
        {!isNarrow && words.copy}
      </Button>
    </div>
  );
}

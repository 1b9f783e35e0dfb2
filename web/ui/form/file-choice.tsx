import { FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';

interface FileChoiceProps {
  label: string;
  /** Which files, such as '.csv,text/csv'. */
  accept: string;
  onPick: (file: File) => void;
}

/** A button that chooses one file. */
export function FileChoice({ label, accept, onPick }: FileChoiceProps) {
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again, once it is corrected, would fire no change event.
    event.target.value = '';
    if (file) onPick(file);
  };
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold transition-colors duration-150 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2">
      <FileUp className="size-5" aria-hidden="true" />
      {label}
      <input type="file" accept={accept} onChange={picked} className="sr-only" />
    </label>
  );
}

import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { downloadText } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { twoStepMessages } from './two-step-messages.ts';

const FILE = 'rasoi-recovery-codes.txt';

function download(codes: readonly string[]): void {
  const text = `Recovery codes for Rasoi (${window.location.host}). Each works once.\n\n${codes.join('\n')}\n`;
  downloadText(FILE, text, 'text/plain');
}

/** Puts a text on the clipboard, and says what became of it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(twoStepMessages.copied);
  } catch {
    toast.error(twoStepMessages.copyFailed);
  }
}

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  return (
    <>
      <Notice tone="warning">
        Keep these codes where you find them without your phone. We show them only now; each lets you in once.
      </Notice>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control border border-line bg-cream p-4 text-center font-mono font-semibold tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => void copyText(codes.join('\n'))}>
          <Copy className="size-5" aria-hidden="true" /> Copy
        </Button>
        <Button variant="secondary" onClick={() => download(codes)}>
          <Download className="size-5" aria-hidden="true" /> Download
        </Button>
      </div>
      <Button wide onClick={onDone}>
        I have kept them
      </Button>
    </>
  );
}

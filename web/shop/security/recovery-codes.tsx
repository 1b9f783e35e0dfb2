import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { downloadText } from '#web/lib/download.ts';
import { useSiteSettings } from '#web/lib/site-settings.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { twoStepTexts } from './texts.tsx';

const FILE = 'rasoi-recovery-codes.txt';

/** Copies a text to the clipboard, and shows a toast with the result. */
export function useCopyText() {
  const texts = useTexts(twoStepTexts).recoveryCodes;
  return async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(texts.copied);
    } catch {
      toast.error(texts.copyFailed);
    }
  };
}

/** Shows recovery codes, to copy or download. They are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const texts = useTexts(twoStepTexts).recoveryCodes;
  const copyText = useCopyText();
  const { name } = useSiteSettings().shop;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const download = () => {
    const lines = [texts.fileHeading(name, window.location.host), '', ...codes, ''];
    downloadText(FILE, lines.join('\n'), 'text/plain');
  };
  return (
    <>
      <Notice tone="warning">{texts.intro}</Notice>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={texts.label}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control border border-line bg-cream p-4 text-center font-mono font-semibold tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={() => void copyText(codes.join('\n'))}>
          <Copy className="size-5" aria-hidden="true" /> {texts.copy}
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download className="size-5" aria-hidden="true" /> {texts.download}
        </Button>
      </div>
      <Button wide onClick={onDone}>
        {texts.kept}
      </Button>
    </>
  );
}

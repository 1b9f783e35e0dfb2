import { Share2 } from 'lucide-react';
import { Button } from './button.tsx';
import { CopyField } from './form/copy-field.tsx';
import { useHydrated } from './hydrated.ts';
import { QrCode } from './qr-code.tsx';

interface LinkToPassOnProps {
  url: string;
  words: { label: string; copy: string; copied: string; failed: string; share: string; qr: string };
}

/** A link that nothing sends: to copy, to share by an app of this device, or to scan by another phone. */
export function LinkToPassOn({ url, words }: LinkToPassOnProps) {
  const canShare = useHydrated() && typeof navigator.share === 'function';
  return (
    <div className="grid gap-4">
      <CopyField label={words.label} value={url} words={words} />
      {canShare && (
        <Button
          variant="secondary"
          // Whoever closes the device's dialog has changed their mind.
          onClick={() => void navigator.share({ url }).catch(() => undefined)}
        >
          <Share2 className="size-5" aria-hidden="true" />
          {words.share}
        </Button>
      )}
      <QrCode text={url} label={words.qr} />
    </div>
  );
}

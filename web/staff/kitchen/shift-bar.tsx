import { BellOff, BellRing, PlayCircle } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Sound } from './bell.ts';
import { kitchenTexts } from './texts.ts';

/** Says whether new orders ring on this device, with a button that turns the sound on. */
export function ShiftBar({ sound, onStart }: { sound: Sound; onStart: () => void }) {
  const { shift: texts } = useTexts(kitchenTexts);
  if (sound === 'on')
    return (
      <p role="status" className="flex min-h-11 items-center gap-2 font-semibold text-good">
        <BellRing className="size-5 shrink-0" aria-hidden="true" />
        {texts.on}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2 font-semibold text-danger">
        <BellOff className="size-5 shrink-0" aria-hidden="true" />
        {texts.off}
      </p>
      <Button onClick={onStart}>
        <PlayCircle className="size-5" aria-hidden="true" />
        {texts.start}
      </Button>
    </div>
  );
}

import { BellOff, BellRing } from 'lucide-react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Sound } from './alarm/bell.ts';
import { kitchenTexts } from './texts.ts';

/** Says whether new orders ring on this device, with a button that turns the sound on. */
export function ShiftBar({ sound, onStart }: { sound: Sound; onStart: () => void }) {
  const { shift: texts } = useTexts(kitchenTexts);
  if (sound === 'on')
    return (
      <p role="status" title={texts.on} className="grid size-11 shrink-0 place-items-center text-good">
        <BellRing className="size-6" aria-hidden="true" />
        <span className="sr-only">{texts.on}</span>
      </p>
    );
  return (
    <div className="max-md:basis-full">
      <Button onClick={onStart} title={texts.off} className="px-3 max-md:w-full">
        <BellOff className="size-5" aria-hidden="true" />
        {texts.start}
      </Button>
      <p role="status" className="mt-1 font-semibold text-danger text-sm leading-tight md:sr-only">
        {texts.off}
      </p>
    </div>
  );
}

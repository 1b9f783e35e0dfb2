import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { type Ring, TONES, VOLUMES } from '../alarm/bell.ts';
import { kitchenTexts } from '../texts.ts';
import { TOOL } from './tool.ts';

interface SoundToolProps {
  ring: Ring;
  onChoose: (ring: Ring) => void;
  /** Plays the sound once, which also turns the alarm on. */
  onTest: (ring: Ring) => void;
}

/** A button with how this device rings, and the dialog that chooses one of three sounds, its volume, and plays it (BOARD-30). */
export function SoundTool({ ring, onChoose, onTest }: SoundToolProps) {
  const { soundTool: texts } = useTexts(kitchenTexts);
  const [open, setOpen] = useState(false);
  const choose = (changed: Partial<Ring>) => {
    const next = { ...ring, ...changed };
    onChoose(next);
    onTest(next);
  };
  return (
    <>
      <button type="button" className={TOOL} onClick={() => setOpen(true)}>
        <Volume2 className="size-5 shrink-0" aria-hidden="true" />
        {texts.open}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.title} size="small">
        <div className="grid gap-4 p-5 pt-3">
          <p className="text-muted">{texts.hint}</p>
          <RadioCards
            legend={texts.tone}
            name="tone"
            choices={TONES.map((tone) => ({ value: tone, label: texts.tones[tone] }))}
            value={ring.tone}
            onChange={(tone) => choose({ tone })}
          />
          <label className="grid gap-1 font-semibold">
            {texts.volume}
            <input
              type="range"
              min={VOLUMES[0]}
              max={VOLUMES.at(-1)}
              step={1}
              value={ring.volume}
              aria-valuetext={texts.volumes[ring.volume]}
              onChange={({ target }) => {
                const volume = VOLUMES.find((each) => `${each}` === target.value);
                if (volume) choose({ volume });
              }}
              className="h-11 w-full accent-chilli"
            />
          </label>
          <div className="flex gap-3">
            <Button variant="secondary" className="flex-1" onClick={() => onTest(ring)}>
              {texts.test}
            </Button>
            <Button className="flex-1" onClick={() => setOpen(false)}>
              {texts.done}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

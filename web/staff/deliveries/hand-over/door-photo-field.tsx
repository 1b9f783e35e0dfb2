import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { doorPhotoPreviewUrl } from '#domain/hand-over/attributes.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { doorTexts } from './texts.ts';
import type { DoorPhoto } from './use-door-photo.ts';

const TAKE =
  'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold transition-colors duration-150 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2';

/** The photo of the food at the door, taken by the phone's camera (DOOR-6). */
export function DoorPhotoField({ photo }: { photo: DoorPhoto }) {
  const texts = useTexts(doorTexts);
  const { id, percent, problem, choose, remove } = photo;
  const taken = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise the same file would fire no change event again.
    event.target.value = '';
    if (file) void choose(file);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {id !== undefined && (
        <img
          src={doorPhotoPreviewUrl(id)}
          alt={texts.photo}
          className="size-20 rounded-control border border-line object-cover"
        />
      )}
      <label className={TAKE}>
        <Camera className="size-5" aria-hidden="true" />
        {id === undefined ? texts.take : texts.again}
        <input type="file" accept="image/*" capture="environment" onChange={taken} className="sr-only" />
      </label>
      {id !== undefined && (
        <Button variant="quiet" onClick={remove}>
          {texts.remove}
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {percent !== undefined && <span className="tabular-nums">{texts.sending(percent)}</span>}
        {problem && <span className="font-semibold text-danger">{problem}</span>}
      </p>
    </div>
  );
}

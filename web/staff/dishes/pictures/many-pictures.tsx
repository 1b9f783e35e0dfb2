import { ImageUp } from 'lucide-react';
import { type DragEvent, useEffect, useState } from 'react';
import { IMAGE_TYPES } from '#domain/files/images.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import type { NamedDish } from './match.ts';
import { manyPicturesTexts } from './texts.ts';
import { type Photo, useManyPictures } from './use-many-pictures.ts';

function Preview({ file }: { file: File }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img src={src} alt="" className="size-16 shrink-0 rounded-control bg-line object-cover" />;
}

interface PhotoRowProps {
  photo: Photo;
  dishes: readonly NamedDish[];
  onChoose: (dishId: string) => void;
}

function PhotoRow({ photo: { file, dishId, state }, dishes, onChoose }: PhotoRowProps) {
  const texts = useTexts(manyPicturesTexts);
  return (
    <li className="flex items-center gap-3 py-3">
      <Preview file={file} />
      <div className="min-w-0 flex-1">
        <Select
          label={texts.dishOf(file.name)}
          name={file.name}
          required
          value={dishId}
          choices={[
            { value: '', label: texts.none },
            ...dishes.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onPick={onChoose}
        />
      </div>
      <span
        role="status"
        className={`w-20 shrink-0 text-right text-sm ${state === 'failed' ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {state && texts.states[state]}
      </span>
    </li>
  );
}

/** Gives many dishes their pictures at once: photos are matched by their names, and by hand (ADMIN-109). */
export function ManyPictures() {
  const texts = useTexts(manyPicturesTexts);
  const { dishes, photos, busy, add, save, choose } = useManyPictures();
  const ready = photos.filter(({ dishId, state }) => dishId !== '' && state !== 'done').length;
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) add(chosen).catch(() => toast.error(texts.loadFailed));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const saveAll = async () => {
    const { saved, failed } = await save();
    if (failed > 0) toast.error(texts.failed);
    else toast.success(texts.saved(saved));
  };
  return (
    <Panel title={texts.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is the same as choosing them with the button */}
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="rounded-control border-2 border-edge border-dashed p-4"
      >
        <p className="mb-4 text-muted">{texts.text}</p>
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2">
          <ImageUp className="size-5" aria-hidden="true" />
          {texts.choose}
          <input
            type="file"
            multiple
            accept={IMAGE_TYPES.join(',')}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files);
              event.target.value = '';
            }}
          />
        </label>
        <span role="status" className="ml-3 text-muted">
          {busy === 'loading' && texts.loading}
        </span>
      </div>
      {photos.length > 0 && (
        <>
          <ul className="mt-2 divide-y divide-line">
            {photos.map((photo, at) => (
              <PhotoRow
                // biome-ignore lint/suspicious/noArrayIndexKey: photos are only added at the end
                key={at}
                photo={photo}
                dishes={dishes}
                onChoose={(dishId) => choose(photo.file, dishId)}
              />
            ))}
          </ul>
          <Button
            className="mt-3"
            off={ready === 0}
            busy={busy === 'saving'}
            busyLabel={texts.saving}
            onClick={() => void saveAll()}
          >
            {texts.save(ready)}
          </Button>
        </>
      )}
    </Panel>
  );
}

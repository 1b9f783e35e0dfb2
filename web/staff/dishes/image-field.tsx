import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { dishAttributes } from '#domain/dishes/attributes.ts';
import { IMAGE_TYPES, imageMessages, MAX_IMAGE_MEGABYTES } from '#domain/files/images.ts';
import { Picture } from '#web/brand/picture.tsx';
import { useTexts } from '#web/lib/texts.ts';
import type { ImageUpload, Sending } from '#web/lib/upload/use-image-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { dishAdminTexts } from './texts.ts';
import { useBrokenImage } from './use-broken-image.ts';

const ACCEPTED = IMAGE_TYPES.join(',');
const CHOICE =
  'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold transition-colors duration-150 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2';

function Progress({ sending, onCancel }: { sending: Sending; onCancel: () => void }) {
  const { name, percent } = sending;
  const texts = useTexts(dishAdminTexts).image;
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="wrap-anywhere min-w-0">{texts.uploading(name)}</span>
          <span className="ml-auto tabular-nums">{`${percent ?? 0} %`}</span>
        </p>
        <progress
          aria-label={texts.progress}
          max={100}
          value={percent}
          className="mt-1 block h-2.5 w-full overflow-hidden rounded-full accent-chilli"
        />
      </div>
      <Button variant="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

interface ImageFieldProps {
  value: string;
  onChange: (url: string) => void;
  upload: ImageUpload;
  /** The name of the dish whose picture the field shows; left out if the screen has a preview. */
  shownFor?: string;
  error: string | undefined;
}

/** The picture of a dish: a chosen or dropped file, a photo from the camera, or a URL. */
export function ImageField({ value, onChange, upload, shownFor, error }: ImageFieldProps) {
  const { sending, problem, start, cancel } = upload;
  const texts = useTexts(dishAdminTexts);
  const messages = useTexts(imageMessages);
  const [over, setOver] = useState(false);
  const broken = useBrokenImage(value.trim());

  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again after a cancelled upload would fire no change event.
    event.target.value = '';
    if (file) void start(file, event.target);
  };
  const dropped = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void start(file, event.currentTarget);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold text-sm">{texts.fields.imgUrl}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons do the same */}
      <div
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={dropped}
        data-over={over || undefined}
        className="rounded-control border-2 border-edge border-dashed p-4 transition-colors duration-150 data-over:border-chilli data-over:bg-chilli/5"
      >
        {sending ? (
          <Progress sending={sending} onCancel={cancel} />
        ) : (
          <div className="flex flex-wrap items-center gap-3">
            {shownFor !== undefined && (
              <Picture
                src={value.trim()}
                name={shownFor.trim()}
                alt={texts.image.now}
                sizes="6rem"
                className="w-24 rounded-control"
              />
            )}
            <label className={CHOICE}>
              <ImageUp className="size-5" aria-hidden="true" />
              {texts.image.choose}
              <input type="file" accept={ACCEPTED} onChange={picked} className="sr-only" />
            </label>
            <label className={`${CHOICE} pointer-fine:hidden`}>
              <Camera className="size-5" aria-hidden="true" />
              {texts.image.takePhoto}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                onChange={picked}
                className="sr-only"
              />
            </label>
            <span className="text-muted text-sm max-md:hidden">{texts.image.drop(MAX_IMAGE_MEGABYTES)}</span>
          </div>
        )}
        <p role="status" className="text-danger text-sm">
          {problem && <span className="mt-2 block font-semibold">{problem}</span>}
        </p>
      </div>
      <Field
        label={texts.image.url}
        name="imgUrl"
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={dishAttributes.imgUrl.size}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://…"
        hint={texts.image.urlHint}
        error={error}
      />
      <p role="status" className="-mt-2 font-semibold text-danger text-sm">
        {broken && messages.broken}
      </p>
    </fieldset>
  );
}

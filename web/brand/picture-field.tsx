import { ImageUp, Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { IMAGE_TYPES } from '#domain/files/images.ts';
import { useImageUpload } from '#web/lib/upload/use-image-upload.ts';
import { smallerImage } from '#web/lib/uploaded-image.ts';
import { Button } from '#web/ui/button.tsx';

const ACCEPTED = IMAGE_TYPES.join(',');
const CHOICE =
  'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold transition-colors duration-150 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2';

/** Its texts, which the catalogue of the form has. */
interface PictureFieldTexts {
  choose: string;
  chooseFor: (label: string) => string;
  now: string;
  sending: (percent: number) => string;
  cancel: string;
  remove: string;
}

interface PictureFieldProps {
  texts: PictureFieldTexts;
  label: string;
  hint?: string | undefined;
  /** The address of the picture; empty for none. */
  value: string;
  error?: string | undefined;
  onChange: (url: string) => void;
}

/** A field for a picture. Choosing a file uploads it; the server deletes uploads that are not saved within a day. */
export function PictureField({ texts, label, hint, value, error, onChange }: PictureFieldProps) {
  const { sending, problem, start, cancel, keepOnly } = useImageUpload((url) => {
    keepOnly(url);
    onChange(url);
  });
  const shown = smallerImage(value, 400, 'webp');
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would fire no change event.
    event.target.value = '';
    if (file) void start(file, event.target);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {shown && (
          <img
            src={shown}
            alt={texts.now}
            className="size-16 rounded-control border border-line object-contain"
          />
        )}
        {sending ? (
          <>
            <span className="tabular-nums">{texts.sending(sending.percent ?? 0)}</span>
            <Button variant="secondary" onClick={cancel}>
              {texts.cancel}
            </Button>
          </>
        ) : (
          <>
            <label className={CHOICE}>
              <ImageUp className="size-5" aria-hidden="true" />
              {texts.choose}
              <input
                type="file"
                accept={ACCEPTED}
                aria-label={texts.chooseFor(label)}
                onChange={picked}
                className="sr-only"
              />
            </label>
            {value && (
              <Button variant="secondary" onClick={() => onChange('')}>
                <Trash2 className="size-5" aria-hidden="true" />
                {texts.remove}
                <span className="sr-only">{label}</span>
              </Button>
            )}
          </>
        )}
      </div>
      <p role="status" className="mt-1 font-semibold text-danger text-sm">
        {problem ?? error}
      </p>
      {hint && <p className="mt-1 text-muted text-sm">{hint}</p>}
    </fieldset>
  );
}

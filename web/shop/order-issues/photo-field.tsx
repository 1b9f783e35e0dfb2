import { Camera } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { attachmentPreviewUrl } from '#domain/files/attachments.ts';
import { IMAGE_TYPES } from '#domain/files/images.ts';
import { useTexts } from '#web/lib/texts.ts';
import { issueTexts } from '#web/shared/order-issues/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Photo } from './use-photo.ts';

const ACCEPTED = IMAGE_TYPES.join(',');
const CHOICE =
  'flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-paper px-4 py-2 font-semibold transition-colors duration-150 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-turmeric has-focus-visible:outline-offset-2';

interface PhotoFieldProps {
  photo: Photo;
  /** Whether the customer has verified an address or a number. Until then only they can see the photo (ISSUE-4). */
  isProven: boolean;
}

/** A photo for a report: a chosen file or one taken with the camera. */
export function PhotoField({ photo, isProven }: PhotoFieldProps) {
  const { form: texts, photo: alt } = useTexts(issueTexts);
  const { id, percent, problem, choose, remove } = photo;
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Otherwise choosing the same file again would fire no change event.
    event.target.value = '';
    if (file) void choose(file, event.target);
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold">{texts.photo}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {id !== undefined && (
          <img
            src={attachmentPreviewUrl(id)}
            alt={alt}
            className="size-20 rounded-control border border-line object-cover"
          />
        )}
        <label className={CHOICE}>
          <Camera className="size-5" aria-hidden="true" />
          {id === undefined ? texts.choosePhoto : texts.otherPhoto}
          <input type="file" accept={ACCEPTED} onChange={picked} className="sr-only" />
        </label>
        {(id !== undefined || percent !== undefined) && (
          <Button variant="quiet" onClick={remove}>
            {texts.removePhoto}
          </Button>
        )}
      </div>
      {!isProven && <p className="text-muted text-sm">{texts.unproven}</p>}
      <p role="status" className="text-sm empty:hidden">
        {percent !== undefined && <span className="tabular-nums">{texts.uploading(percent)}</span>}
        {problem && <span className="font-semibold text-danger">{problem}</span>}
      </p>
    </fieldset>
  );
}

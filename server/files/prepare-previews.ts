import { IMAGES } from '#domain/files/images.ts';
import { IMAGE_FORMS, IMAGE_WIDTHS } from '#domain/files/previews.ts';
import { type DocumentChange, type DocumentEvent, type Events, isEventOf } from '#server/documents/events.ts';
import { fileTable } from './bucket.ts';
import type { Files } from './files.ts';
import type { Pictures } from './pictures/pictures.ts';
import { ORIGINAL } from './preview-options.ts';
import type { createPreviews } from './previews.ts';

const WIDEST = Math.max(...IMAGE_WIDTHS);

interface PreparePreviewsDeps {
  events: Events;
  files: Files;
  pictures: Pictures;
  previews: ReturnType<typeof createPreviews>;
  onError: (error: unknown) => void;
}

/** Renders the standard previews of an image as soon as it is uploaded, so that its first viewers do not wait. */
export function preparePreviews({ events, files, pictures, previews, onError }: PreparePreviewsDeps): void {
  const makePreviews = (event: DocumentEvent) => {
    if (!isEventOf(fileTable, event) || event.action !== 'create') return;
    const { document } = event;
    if (document.data.bucketId !== IMAGES) return;
    const makeAll = async () => {
      // Opens the photo only once: the smaller previews are rendered from the largest one.
      const look = { ...ORIGINAL, width: WIDEST };
      const largest = await pictures.make(() => files.content(document), look, 'png');
      // One after another, so that other requested previews do not wait for all of them.
      for (const width of IMAGE_WIDTHS) {
        for (const output of IMAGE_FORMS) {
          const look = { ...ORIGINAL, width, output };
          if (!(await previews.kept(document, look)))
            await previews.make(document, look, async () => largest);
        }
      }
    };
    makeAll().catch(onError);
  };
  const isNewFile = ({ collection, action }: DocumentChange) =>
    collection === fileTable.name && action === 'create';
  events.subscribe(makePreviews, undefined, isNewFile);
}

import { IMAGE_FORMS, IMAGE_WIDTHS, IMAGES } from '#domain/files/images.ts';
import { type DocumentChange, type DocumentEvent, type Events, isEventOf } from '#server/documents/events.ts';
import { files as fileTable } from './bucket.ts';
import type { Files } from './files.ts';
import { PLAIN } from './look.ts';
import type { Pictures } from './pictures.ts';
import type { createPreviews } from './previews.ts';

const WIDEST = Math.max(...IMAGE_WIDTHS);

interface Parts {
  events: Events;
  files: Files;
  pictures: Pictures;
  previews: ReturnType<typeof createPreviews>;
  onError: (error: unknown) => void;
}

/** Makes the usual previews of an image as soon as it is uploaded, so that its first viewers need not wait. */
export function preparePreviews({ events, files, pictures, previews, onError }: Parts): void {
  const makePreviews = (event: DocumentEvent) => {
    if (!isEventOf(fileTable, event) || event.action !== 'create') return;
    const { document } = event;
    if (document.data.bucketId !== IMAGES) return;
    const makeAll = async () => {
      // A photo is opened once: the smaller pictures are made of the largest of them.
      const look = { ...PLAIN, width: WIDEST };
      const largest = await pictures.make(() => files.content(document), look, 'png');
      // One after another, so that previews requested meanwhile get their turn.
      for (const width of IMAGE_WIDTHS) {
        for (const output of IMAGE_FORMS) {
          const look = { ...PLAIN, width, output };
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

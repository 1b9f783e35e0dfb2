import { IMAGE_FORMS, IMAGE_WIDTHS, IMAGES } from '#domain/files/images.ts';
import type { Events } from '#server/engine/events.ts';
import type { Files } from '#server/engine/files.ts';
import type { createPreviews } from './previews.ts';
import { PLAIN } from './transform.ts';

interface Parts {
  events: Events;
  files: Files;
  previews: ReturnType<typeof createPreviews>;
  onError: (error: unknown) => void;
}

/** Makes what pages show of an image as soon as it has come, so that its first viewers need not wait for it. */
export function keepPreviewsReady({ events, files, previews, onError }: Parts): void {
  events.subscribe(({ collection, action, document }) => {
    if (collection !== 'files' || action !== 'create' || document.data.bucketId !== IMAGES) return;
    const makeAll = async () => {
      // One after the other: what somebody asks for meanwhile has its turn.
      for (const width of IMAGE_WIDTHS) {
        for (const output of IMAGE_FORMS) {
          const look = { ...PLAIN, width, output };
          if (!(await previews.kept(document, look)))
            await previews.make(document, look, () => files.content(document));
        }
      }
    };
    makeAll().catch(onError);
  });
}

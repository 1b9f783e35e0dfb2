import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { imageMessages, imageProblem } from '#domain/files/images.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { toast } from '#web/ui/toast.ts';
import type { NamedDish } from './match.ts';
import { savePicture } from './save-picture.ts';
import { manyPicturesTexts } from './texts.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/**
 * The row of a dish as a place to drop a picture on (ADMIN-110). The form of the dish has a button that does the same.
 * @returns whether a file is held over it, whether one is being saved, and the handlers for its element
 */
export function useDroppedPicture({ id, name }: NamedDish) {
  const sdk = useSdk();
  const queries = useQueryClient();
  const texts = useTexts(manyPicturesTexts).dropped;
  const messages = useTexts(imageMessages);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = async (file: File) => {
    const problem = imageProblem(file);
    if (problem) return toast.error(messages[problem]);
    setBusy(true);
    try {
      await savePicture(sdk, id, file);
      toast.success(texts.done(name));
      await queries.invalidateQueries({ queryKey: ['dishes'] });
    } catch {
      toast.error(texts.failed(name));
    } finally {
      setBusy(false);
    }
  };

  return {
    over,
    busy,
    target: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(!busy);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !busy) void save(file);
      },
    },
  };
}

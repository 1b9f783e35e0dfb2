import { useRef, useState } from 'react';
import { DOOR_PHOTO_PIXELS, DOOR_PHOTOS } from '#domain/hand-over/attributes.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Cancelled, type Upload, uploadFile } from '#web/lib/upload/upload.ts';
import { doorTexts } from './texts.ts';

/** The quality of a photo as it is sent, out of 1. */
const QUALITY = 0.8;

/**
 * A photo as small as it is kept, so that a rider's phone sends a tenth of what its camera makes. A browser that can't draw it
 * sends it as it is; the server makes it smaller then.
 */
async function shrunk(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, DOOR_PHOTO_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return blob ? new File([blob], 'door.jpg', { type: 'image/jpeg' }) : file;
  } catch {
    return file;
  }
}

/** The photo of one hand-over. One that is not used is deleted by the server after a day. */
export function useDoorPhoto() {
  const texts = useTexts(doorTexts);
  const failureWords = useFailureWords();
  const [id, setId] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<Upload>(undefined);

  const remove = () => {
    running.current?.cancel();
    running.current = undefined;
    setId(undefined);
    setPercent(undefined);
    setProblem(undefined);
  };

  const choose = async (file: File) => {
    remove();
    setPercent(0);
    const upload = uploadFile(DOOR_PHOTOS, await shrunk(file), null, setPercent);
    running.current = upload;
    try {
      setId(await upload.done);
    } catch (error) {
      if (error instanceof Cancelled) return;
      const byType = { storage_quota_exceeded: texts.tooMany };
      setProblem(failureWords(error, { byType, otherwise: texts.failed }));
    }
    if (running.current === upload) setPercent(undefined);
  };

  return {
    id,
    /** The percentage sent; undefined while no photo is being sent. */
    percent,
    problem,
    choose,
    remove,
  };
}

export type DoorPhoto = ReturnType<typeof useDoorPhoto>;

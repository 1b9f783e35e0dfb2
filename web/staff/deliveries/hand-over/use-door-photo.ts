import { useRef, useState } from 'react';
import { DOOR_PHOTOS } from '#domain/hand-over/attributes.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Cancelled, type Upload, uploadFile } from '#web/lib/upload/upload.ts';
import { shrunk } from './shrink.ts';
import { doorTexts } from './texts.ts';

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

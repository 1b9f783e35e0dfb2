import { useEffect, useRef, useState } from 'react';
import { imageMessages, imageProblem, imageUrl } from '#domain/files/images.ts';
import { failureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { Cancelled, dropImage, type Upload, uploadImage } from './upload.ts';

const WORDS = {
  byType: {
    storage_invalid_file: imageMessages.unusable,
    storage_invalid_file_size: imageMessages.tooLarge,
    storage_file_type_unsupported: imageMessages.notAnImage,
    storage_too_many_unfinished: imageMessages.tooManyUnfinished,
  },
  otherwise: imageMessages.failed,
};

export interface Sending {
  name: string;
  /** From 0 to 100; undefined until something has gone out. */
  percent: number | undefined;
}

/**
 * Uploads of one form. What was uploaded and is not the picture that is kept in the end is taken back, also when the
 * form is left.
 */
export function useImageUpload(onUploaded: (url: string) => void) {
  const sdk = useSdk();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<Upload>(undefined);
  const mine = useRef(new Set<string>());

  /** Takes back every upload of this form but the picture of this address. */
  const keepOnly = (url: string) => {
    for (const id of mine.current) if (imageUrl(id) !== url) void dropImage(sdk, id);
    mine.current.clear();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form is left, and never before
  useEffect(
    () => () => {
      running.current?.cancel();
      keepOnly('');
    },
    [],
  );

  const start = async (file: File) => {
    const wrong = imageProblem(file);
    setProblem(wrong);
    if (wrong) return;
    running.current?.cancel();
    setSending({ name: file.name, percent: undefined });
    const upload = uploadImage(sdk, file, (percent) => setSending({ name: file.name, percent }));
    running.current = upload;
    try {
      const id = await upload.done;
      mine.current.add(id);
      onUploaded(imageUrl(id));
    } catch (error) {
      if (error instanceof Cancelled) return;
      setProblem(failureWords(error, WORDS));
    } finally {
      // A later one may have begun meanwhile.
      if (running.current === upload) {
        running.current = undefined;
        setSending(undefined);
      }
    }
  };

  const cancel = () => {
    running.current?.cancel();
    running.current = undefined;
    setSending(undefined);
    setProblem(imageMessages.cancelled);
  };

  return { sending, problem, start, cancel, keepOnly, forget: () => setProblem(undefined) };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;

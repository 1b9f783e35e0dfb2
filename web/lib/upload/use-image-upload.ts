import { useEffect, useRef, useState } from 'react';
import { IMAGES, imageMessages, imageProblem, imageUrl } from '#domain/files/images.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Cancelled, dropFile, type Upload, uploadFile } from './upload.ts';

/** An upload that is under way. */
export interface Sending {
  name: string;
  /** From 0 to 100; undefined until the first bytes are sent. */
  percent: number | undefined;
}

/**
 * The uploads of one form. Every uploaded picture except the saved one is deleted, also when the form is left.
 */
export function useImageUpload(onUploaded: (url: string) => void) {
  const texts = useTexts(imageMessages);
  const failureWords = useFailureWords();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<Upload>(undefined);
  const uploaded = useRef(new Set<string>());

  /** Deletes every upload of this form except the picture with this address. */
  const keepOnly = (url: string) => {
    for (const id of uploaded.current) if (imageUrl(id) !== url) void dropFile(IMAGES, id);
    uploaded.current.clear();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form is left, and never before
  useEffect(
    () => () => {
      running.current?.cancel();
      keepOnly('');
    },
    [],
  );

  /** @param field in the form that waits for the upload */
  const start = async (file: File, field: Element) => {
    const wrong = imageProblem(file);
    setProblem(wrong && texts[wrong]);
    if (wrong) return;
    running.current?.cancel();
    setSending({ name: file.name, percent: undefined });
    const upload = uploadFile(IMAGES, file, field, (percent) => setSending({ name: file.name, percent }));
    running.current = upload;
    try {
      const id = await upload.done;
      uploaded.current.add(id);
      onUploaded(imageUrl(id));
    } catch (error) {
      if (error instanceof Cancelled) return;
      setProblem(
        failureWords(error, {
          byType: {
            storage_invalid_file: texts.unusable,
            storage_invalid_file_size: texts.tooLarge,
            storage_file_type_unsupported: texts.notAnImage,
            storage_too_many_unfinished: texts.tooManyUnfinished,
          },
          otherwise: texts.failed,
        }),
      );
    } finally {
      // Another upload may have begun meanwhile.
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
    setProblem(texts.cancelled);
  };

  return { sending, problem, start, cancel, keepOnly, forget: () => setProblem(undefined) };
}

export type ImageUpload = ReturnType<typeof useImageUpload>;

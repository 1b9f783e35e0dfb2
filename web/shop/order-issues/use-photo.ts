import { useEffect, useRef, useState } from 'react';
import { ATTACHMENTS, MAX_ATTACHMENT_SIZE } from '#domain/files/attachments.ts';
import { IMAGE_TYPES } from '#domain/files/images.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Cancelled, dropFile, type Upload, uploadFile } from '#web/lib/upload/upload.ts';
import { issueTexts } from '#web/shared/order-issues/texts.tsx';

const MEGABYTE = 1_048_576;

/** The photo of one report. A photo that is not sent with the report is deleted, also when the form is left. */
export function usePhoto() {
  const { form: texts } = useTexts(issueTexts);
  const failureWords = useFailureWords();
  const [id, setId] = useState<string>();
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<Upload>(undefined);
  const unsent = useRef<string>(undefined);

  const drop = () => {
    running.current?.cancel();
    running.current = undefined;
    if (unsent.current !== undefined) void dropFile(ATTACHMENTS, unsent.current);
    unsent.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form is left, and never before
  useEffect(() => drop, []);

  const remove = () => {
    drop();
    setId(undefined);
    setPercent(undefined);
    setProblem(undefined);
  };

  const choose = async (file: File, field: Element) => {
    remove();
    if (!IMAGE_TYPES.some((known) => known === file.type)) return setProblem(texts.noPicture);
    if (file.size > MAX_ATTACHMENT_SIZE) return setProblem(texts.tooLarge(MAX_ATTACHMENT_SIZE / MEGABYTE));
    setPercent(0);
    const upload = uploadFile(ATTACHMENTS, file, field, setPercent);
    running.current = upload;
    try {
      const done = await upload.done;
      unsent.current = done;
      setId(done);
    } catch (error) {
      if (error instanceof Cancelled) return;
      setProblem(
        failureWords(error, {
          byType: { storage_quota_exceeded: texts.tooMany },
          otherwise: texts.photoFailed,
        }),
      );
    }
    // Another photo may have been chosen meanwhile.
    if (running.current !== upload) return;
    running.current = undefined;
    setPercent(undefined);
  };

  return {
    id,
    /** The percentage sent; undefined while no photo is being sent. */
    percent,
    problem,
    choose,
    remove,
    /** Called when the report was sent, so that its photo is not deleted. */
    keep: () => {
      unsent.current = undefined;
    },
  };
}

export type Photo = ReturnType<typeof usePhoto>;

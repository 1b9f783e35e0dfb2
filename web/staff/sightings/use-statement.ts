import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StatementPreview } from '#domain/sightings/shown-statement.ts';
import { useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { base64OfFile } from '#web/lib/text-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { seenMoneyTexts } from './texts.ts';

/** The largest file that is sent (megabytes); the server takes no larger one. */
const MOST_MEGABYTES = 5;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A chosen statement with what storing it would do. */
interface Chosen {
  name: string;
  file: string;
  preview: StatementPreview;
}

/** Reads a bank's statement, previews what it would settle, and stores it. */
export function useStatement() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(seenMoneyTexts).statement;
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState<'reading' | 'storing'>();
  const [problem, setProblem] = useState<string>();
  const [stored, setStored] = useState<number>();

  /** Runs one task at a time; what it fails with is shown. */
  const run = async (what: 'reading' | 'storing', otherwise: string, task: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setProblem(undefined);
    await task().catch((error: unknown) => setProblem(failureWords(error, { otherwise })));
    setBusy(undefined);
  };

  const choose = (given: File) =>
    run('reading', texts.failed, async () => {
      setStored(undefined);
      setChosen(undefined);
      if (given.size > MOST_MEGABYTES * BYTES_PER_MEGABYTE) {
        setProblem(texts.tooLarge(MOST_MEGABYTES));
        return;
      }
      const file = await base64OfFile(given);
      const preview = await sdk.call<StatementPreview>('post', 'bank-statements/preview', { file });
      if (preview.problem) setProblem(texts.problems[preview.problem]);
      else setChosen({ name: given.name, file, preview });
    });

  const store = () =>
    run('storing', texts.notStored, async () => {
      if (!chosen) return;
      const { file, name } = chosen;
      const answer = await sdk.call<{ stored: number }>('post', 'bank-statements', { file, name });
      setStored(answer.stored);
      setChosen(undefined);
      await queries.invalidateQueries({ queryKey: ['paymentSightings'] });
    });

  return { chosen, busy, problem, stored, choose, store };
}

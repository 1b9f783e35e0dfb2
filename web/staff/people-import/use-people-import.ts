import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { base64OfFile } from '#web/lib/text-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { importPeople, type PeoplePreview, previewPeople, type Reading, type SentList } from './calls.ts';
import { peopleImportTexts } from './texts.ts';

/** The largest file that is sent (megabytes); the server takes no larger one. */
const MOST_MEGABYTES = 5;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A chosen file or a pasted text with the effects of importing it. */
interface Chosen {
  /** The name of the file; null of a text. */
  name: string | null;
  list: SentList;
  reading: Reading;
  preview: PeoplePreview;
}

const NOTHING_CHOSEN: Reading = { columns: {}, answers: {} };

/** What an import changes. */
const CHANGES = ['users', 'ledgerEntries', 'mealSubscriptions'];

/** Reads a list of people, previews its changes, and imports it. */
export function usePeopleImport() {
  const sdk = useSdk();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(peopleImportTexts);
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ added: number; changed: number }>();

  /** The server's own sentence names the line, which no text of a page can. */
  const wordsOf = (error: unknown, otherwise: string) => {
    const refusal = refusalOf(error);
    return refusal && [400, 409].includes(refusal.code)
      ? refusal.message
      : failureWords(error, { otherwise });
  };

  /** Runs one task at a time; what it fails with is shown. */
  const run = async (what: 'reading' | 'importing', otherwise: string, task: () => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    setProblem(undefined);
    try {
      await task();
    } catch (error) {
      setProblem(wordsOf(error, otherwise));
    }
    setBusy(undefined);
  };

  /** Reads a file, or a pasted text. */
  const choose = (given: File | string) =>
    run('reading', texts.failed, async () => {
      setDone(undefined);
      setChosen(undefined);
      if (typeof given !== 'string' && given.size > MOST_MEGABYTES * BYTES_PER_MEGABYTE) {
        setProblem(texts.tooLarge(MOST_MEGABYTES));
        return;
      }
      const list = typeof given === 'string' ? { text: given } : { file: await base64OfFile(given) };
      const preview = await previewPeople(sdk, list, NOTHING_CHOSEN);
      setChosen({
        name: typeof given === 'string' ? null : given.name,
        ...{ list, reading: NOTHING_CHOSEN, preview },
      });
    });

  /** Reads the list again with what was chosen by hand. */
  const readWith = (change: (reading: Reading) => Reading) =>
    run('reading', texts.failed, async () => {
      if (!chosen) return;
      const reading = change(chosen.reading);
      setChosen({ ...chosen, reading, preview: await previewPeople(sdk, chosen.list, reading) });
    });

  /** Takes an unknown column as a known one. */
  const map = (heading: string, column: string) =>
    readWith(({ columns, answers }) => ({ columns: { ...columns, [heading]: column }, answers }));

  /** Takes values for unclear lines, by their numbers. */
  const answer = (given: Reading['answers']) =>
    readWith(({ columns, answers }) => {
      const all = { ...answers };
      for (const [line, values] of Object.entries(given)) all[line] = { ...all[line], ...values };
      return { columns, answers: all };
    });

  const confirm = () =>
    run('importing', texts.notImported, async () => {
      if (!chosen) return;
      const { list, reading, name, preview } = chosen;
      try {
        setDone(await importPeople(sdk, list, reading, { seen: preview.seen, name }));
      } finally {
        // What is entered by now is shown as the same, what somebody has changed meanwhile as it is now.
        const now = await previewPeople(sdk, list, reading).catch(() => undefined);
        setChosen(now && { ...chosen, preview: now });
        await Promise.all(CHANGES.map((collection) => queries.invalidateQueries({ queryKey: [collection] })));
      }
    });

  return { chosen, busy, problem, done, choose, map, answer, confirm };
}

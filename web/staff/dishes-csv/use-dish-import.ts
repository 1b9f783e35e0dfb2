import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { base64OfFile } from '#web/lib/text-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import {
  type ImportPreview,
  importDishes,
  LEFT_OUT,
  type MarkAnswers,
  previewImport,
  type Reading,
  type SentMenu,
} from './csv-calls.ts';
import { dishesCsvTexts } from './texts.ts';

/** The largest file that is sent (megabytes); the server takes no larger one. */
const MOST_MEGABYTES = 8;
const BYTES_PER_MEGABYTE = 1_000_000;

/** A chosen file or a pasted text with the effects of importing it. */
interface Chosen {
  /** The name of the file; of a text none. */
  name: string | undefined;
  menu: SentMenu;
  reading: Reading;
  preview: ImportPreview;
}

/** What was imported, and the lines that were not. */
interface Done extends Pick<ImportPreview, 'toCorrect'> {
  added: number;
  changed: number;
}

const NOTHING_CHOSEN: Reading = {
  columns: {},
  marks: { dishes: {}, choices: {} },
  areHalfAndFull: false,
};

/** A preview with marks that were just chosen. */
const withMarks = (preview: ImportPreview, { dishes, choices }: MarkAnswers): ImportPreview => ({
  ...preview,
  lines: preview.lines.map((line) => ({
    ...line,
    mark: dishes[`${line.line}`] ?? line.mark,
    choices: line.choices.map((choice) => ({ ...choice, mark: choices[choice.ask ?? ''] ?? choice.mark })),
  })),
});

/** Reads a chosen file of dishes, previews its changes, and imports it. */
export function useDishImport() {
  const sdk = useSdk();
  const { language } = useDocumentParts();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(dishesCsvTexts).importing;
  const [chosen, setChosen] = useState<Chosen>();
  /** What was chosen by hand last. */
  const newest = useRef<Reading>(undefined);
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Done>();

  /** The server's own sentence names the line or the dish, which no text of a page can. */
  const wordsOf = (error: unknown, otherwise: string) => {
    const refusal = refusalOf(error);
    return refusal && [400, 409].includes(refusal.code)
      ? refusal.message
      : failureWords(error, { otherwise });
  };

  /** Reads a file, or a pasted text. */
  const choose = async (given: File | string) => {
    setBusy('reading');
    setProblem(undefined);
    setDone(undefined);
    setChosen(undefined);
    newest.current = undefined;
    try {
      if (typeof given !== 'string' && given.size > MOST_MEGABYTES * BYTES_PER_MEGABYTE) {
        setProblem(texts.tooLarge(MOST_MEGABYTES));
        return;
      }
      const menu = typeof given === 'string' ? { text: given } : { file: await base64OfFile(given) };
      setChosen({
        name: typeof given === 'string' ? undefined : given.name,
        menu,
        reading: NOTHING_CHOSEN,
        preview: await previewImport(sdk, menu, NOTHING_CHOSEN, language),
      });
    } catch (error) {
      setProblem(wordsOf(error, texts.failed));
    } finally {
      setBusy(undefined);
    }
  };

  /** Reads the file again with what was chosen by hand; what is chosen while it is read is read after it. */
  const readAgain = async ({ menu }: Chosen, reading: Reading) => {
    newest.current = reading;
    if (busy) return;
    setBusy('reading');
    setProblem(undefined);
    try {
      let read = reading;
      let preview = await previewImport(sdk, menu, read, language);
      while (newest.current && newest.current !== read) {
        read = newest.current;
        preview = await previewImport(sdk, menu, read, language);
      }
      setChosen((now) => now && { ...now, reading: read, preview });
    } catch (error) {
      setProblem(wordsOf(error, texts.failed));
    } finally {
      setBusy(undefined);
    }
  };

  /** Takes a column as a known one, or as nothing. What it is taken as, no other column of its sheet is. */
  const map = async (key: string, column: string) => {
    if (!chosen) return;
    const reading = newest.current ?? chosen.reading;
    const table = chosen.preview.tables.find(({ columns }) => columns.some((each) => each.key === key));
    const others = (table?.columns ?? []).filter((each) => each.key !== key && each.column === column);
    const columns = {
      ...reading.columns,
      ...Object.fromEntries(others.map((each) => [each.key, LEFT_OUT])),
      [key]: column || LEFT_OUT,
    };
    await readAgain(chosen, { ...reading, columns });
  };

  /** Takes marks that the file does not say, and shows them at once. */
  const answer = async (given: MarkAnswers) => {
    if (!chosen) return;
    const { marks, ...other } = newest.current ?? chosen.reading;
    setChosen((now) => now && { ...now, preview: withMarks(now.preview, given) });
    await readAgain(chosen, {
      ...other,
      marks: {
        dishes: { ...marks.dishes, ...given.dishes },
        choices: { ...marks.choices, ...given.choices },
      },
    });
  };

  /** Takes two prices that say nothing else as those of half and full. */
  const takeAsHalfAndFull = async () => {
    if (chosen) await readAgain(chosen, { ...(newest.current ?? chosen.reading), areHalfAndFull: true });
  };

  /** Imports what was chosen, after `first`, which may change the menu. Resolves to whether it is imported. */
  const confirm = async (first?: () => Promise<unknown>): Promise<boolean> => {
    if (!chosen || busy) return false;
    const { menu, reading, preview } = chosen;
    setBusy('importing');
    setProblem(undefined);
    try {
      await first?.();
      const { seen, toCorrect } = first ? await previewImport(sdk, menu, reading, language) : preview;
      setDone({ ...(await importDishes(sdk, menu, seen, reading, language)), toCorrect });
      setChosen(undefined);
      await Promise.all(
        ['dishes', 'menus'].map((collection) => queries.invalidateQueries({ queryKey: [collection] })),
      );
      return true;
    } catch (error) {
      setProblem(wordsOf(error, texts.notImported));
      // Somebody has changed a dish meanwhile: the preview is shown again as it is now.
      const now = await previewImport(sdk, menu, reading, language).catch(() => undefined);
      if (now) setChosen({ ...chosen, preview: now });
      return false;
    } finally {
      setBusy(undefined);
    }
  };

  return { chosen, busy, problem, done, choose, map, answer, takeAsHalfAndFull, confirm };
}

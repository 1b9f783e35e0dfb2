import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentParts } from '#web/lib/page/html-document.ts';
import { refusalOf, useFailureWords } from '#web/lib/sdk/refusal.ts';
import { useSdk } from '#web/lib/sdk/sdk.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type ChosenColumns, type ImportPreview, importDishes, previewImport } from './csv-calls.ts';
import { dishesCsvTexts } from './texts.ts';

/** A chosen file with the effects of importing it. */
interface Chosen {
  name: string;
  csv: string;
  /** What its unknown columns are, chosen by hand. */
  columns: ChosenColumns;
  preview: ImportPreview;
}

/** The text of a file; undefined if it is not UTF-8. */
async function textOf(file: File): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Reads a chosen file of dishes, previews its changes, and imports it. */
export function useDishImport() {
  const sdk = useSdk();
  const { language } = useDocumentParts();
  const queries = useQueryClient();
  const failureWords = useFailureWords();
  const texts = useTexts(dishesCsvTexts).importing;
  const [chosen, setChosen] = useState<Chosen>();
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<{ added: number; changed: number }>();

  /** The server's own sentence names the line or the dish, which no text of a page can. */
  const wordsOf = (error: unknown, otherwise: string) => {
    const refusal = refusalOf(error);
    return refusal && [400, 409].includes(refusal.code)
      ? refusal.message
      : failureWords(error, { otherwise });
  };

  const choose = async (file: File) => {
    setBusy('reading');
    setProblem(undefined);
    setDone(undefined);
    setChosen(undefined);
    try {
      const csv = await textOf(file);
      if (csv === undefined) setProblem(texts.notUtf8);
      else
        setChosen({
          name: file.name,
          csv,
          columns: {},
          preview: await previewImport(sdk, csv, {}, language),
        });
    } catch (error) {
      setProblem(wordsOf(error, texts.failed));
    } finally {
      setBusy(undefined);
    }
  };

  /** Reads the file again, with an unknown column as a known one. */
  const map = async (heading: string, column: string) => {
    if (!chosen || busy) return;
    const columns = { ...chosen.columns, [heading]: column };
    setBusy('reading');
    setProblem(undefined);
    try {
      setChosen({ ...chosen, columns, preview: await previewImport(sdk, chosen.csv, columns, language) });
    } catch (error) {
      setProblem(wordsOf(error, texts.failed));
    } finally {
      setBusy(undefined);
    }
  };

  const confirm = async () => {
    if (!chosen || busy) return;
    const { csv, columns, preview } = chosen;
    setBusy('importing');
    setProblem(undefined);
    try {
      setDone(await importDishes(sdk, csv, preview.seen, columns, language));
      setChosen(undefined);
      await Promise.all(
        ['dishes', 'menus'].map((collection) => queries.invalidateQueries({ queryKey: [collection] })),
      );
    } catch (error) {
      setProblem(wordsOf(error, texts.notImported));
      // Somebody has changed a dish meanwhile: the preview is shown again as it is now.
      const now = await previewImport(sdk, csv, columns, language).catch(() => undefined);
      if (now) setChosen({ ...chosen, preview: now });
    } finally {
      setBusy(undefined);
    }
  };

  return { chosen, busy, problem, done, choose, map, confirm };
}

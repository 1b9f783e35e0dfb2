import type { Line } from '#domain/imports/import-file.ts';
import type { StatementFileProblem } from '#domain/sightings/shown-statement.ts';
import { readStatement, type Statement } from '#domain/sightings/statement.ts';
import { readCsv, UnreadableLine } from '#server/http/csv/read-csv.ts';
import { contentOf } from '#server/menu-files/sources/bytes.ts';
import { readWorkbook } from '#server/menu-files/sources/workbook.ts';

/** A statement, or why nothing of it was read. */
export type ReadStatementFile =
  | { lines: Statement['lines'] }
  | { problem: StatementFileProblem; at?: number };

async function recordsOf(
  file: Uint8Array,
): Promise<readonly Line[] | { problem: StatementFileProblem; at?: number }> {
  const content = contentOf(file);
  if (content.kind === 'workbook') {
    const sheets = await readWorkbook(file);
    return sheets?.find(({ lines }) => lines.length > 1)?.lines ?? { problem: 'workbook' };
  }
  if (content.kind !== 'text') return { problem: content.kind };
  const records = await readCsv(content.text.replace(/^\uFEFF/, ''));
  return records instanceof UnreadableLine ? { problem: 'quotes', at: records.line } : records;
}

/** Reads a bank's statement from a file, known by its content. */
export async function readStatementFile(file: Uint8Array): Promise<ReadStatementFile> {
  const records = await recordsOf(file);
  if ('problem' in records) return records;
  const { lines, problem } = readStatement(records);
  return problem ? { problem } : { lines };
}

import type { RecordCodec } from '#domain/rows/row.ts';

function readRecord<Item>({ parse }: Pick<RecordCodec<Item>, 'parse'>, text: string): Item | undefined {
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reads the records of an attribute, such as the dishes of a menu, from their JSON texts. Wrong ones are left out. */
export const readRecords = <Item>(
  codec: Pick<RecordCodec<Item>, 'parse'>,
  texts: readonly string[] | null,
): Item[] => (texts ?? []).flatMap((text) => readRecord(codec, text) ?? []);

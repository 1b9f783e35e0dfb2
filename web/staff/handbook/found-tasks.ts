import type { ListedTask, Reader } from '#domain/handbook/handbook.ts';

/** The tasks for a reader that have every word of a text in their title, their lead or their terms, in their order. */
export function foundTasks(
  tasks: readonly ListedTask[],
  { reader, text }: { reader: Reader | undefined; text: string },
): readonly ListedTask[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter(({ readers, title, lead, terms }) => {
    const said = `${title} ${lead} ${terms}`.toLowerCase();
    return (reader === undefined || readers.includes(reader)) && words.every((word) => said.includes(word));
  });
}

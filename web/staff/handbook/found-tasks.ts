import { comparable } from '#domain/comparing.ts';
import type { ListedTask, Reader } from '#domain/handbook/handbook.ts';

/** The tasks for a reader that have every word of a text in their title, their lead or their terms, in their order. */
export function foundTasks(
  tasks: readonly ListedTask[],
  { reader, text }: { reader: Reader | undefined; text: string },
): readonly ListedTask[] {
  const words = comparable(text).split(' ').filter(Boolean);
  return tasks.filter(({ readers, title, lead, terms }) => {
    const said = comparable(`${title} ${lead} ${terms}`);
    return (reader === undefined || readers.includes(reader)) && words.every((word) => said.includes(word));
  });
}

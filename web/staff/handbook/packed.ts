// The tasks of the handbook. The build of the pages replaces this module by those of docs/handbook (scripts/handbook/pages.ts);
// without it, as in tests, there are none.
import type { Group, ListedTask, ShownTask } from '#domain/handbook/handbook.ts';
import type { Language } from '#domain/languages/languages.ts';

interface PackedHandbook {
  list: () => Promise<{ default: readonly ListedTask[] }>;
  /** The groups of the tasks by their names. */
  groupOf: Readonly<Record<string, Group>>;
  groups: Readonly<Record<Group, () => Promise<{ default: Readonly<Record<string, ShownTask>> }>>>;
}

export const packed: Partial<Record<Language, PackedHandbook>> = {};

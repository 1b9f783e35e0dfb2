import type { ListedTask, ShownTask } from '#domain/handbook/handbook.ts';
import {
  FIRST_LANGUAGE,
  type Language,
  languageOfPath,
  withoutLanguage,
} from '#domain/languages/languages.ts';
import { packed } from './packed.ts';

interface InLanguage {
  /** In which language it is written: that of the page, or the first if the handbook has no other. */
  language: Language;
}
/** What a page of the handbook shows: one task, or the list of all. */
export type ShownHelp = InLanguage & ({ task: ShownTask } | { tasks: readonly ListedTask[] });

/** What the page at an address shows; undefined for a task that is not there. */
export async function readHelp({ pathname }: URL): Promise<ShownHelp | undefined> {
  const asked = languageOfPath(pathname);
  const language = packed[asked] ? asked : FIRST_LANGUAGE;
  const handbook = packed[language];
  const [, , name] = withoutLanguage(pathname).split('/');
  if (!name) return { language, tasks: (await handbook?.list())?.default ?? [] };
  const group = handbook && Object.hasOwn(handbook.groupOf, name) ? handbook.groupOf[name] : undefined;
  const task = group && (await handbook?.groups[group]())?.default[name];
  return task && { language, task };
}

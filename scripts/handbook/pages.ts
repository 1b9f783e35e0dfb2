// Packs the handbook for its pages: the tasks of each group become a file in each language, which a page loads when one of them is
// opened, and their pictures are among the built files. It is a plugin of Vite and of Rolldown.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { GROUPS, type ListedTask, type ShownTask, type Task } from '#domain/handbook/handbook.ts';
import { FIRST_LANGUAGE, type Language, languageNamed } from '#domain/languages/languages.ts';
import { picturesIn, screenTasks, termsOf } from './check-rules.ts';
import { pictureFile, THEMES } from './picture-files.ts';
import { HANDBOOK, handbookLanguages, readTasks } from './read.ts';
import { PIXELS } from './shots.ts';

const PACKED = /[\\/]web[\\/]staff[\\/]handbook[\\/]packed\.ts$/;
const KNOWN = /[\\/]domain[\\/]handbook[\\/]tasks\.ts$/;
/** The list of a language, or the tasks of one of its groups. */
const PART = /^\0handbook\/([a-z]+)\/([a-z]+)$/;
const LIST = 'list';

/** The tasks of a language as they are listed: each is found by what it is called in every language. */
export function listedTasks(root: string, language: Language): ListedTask[] {
  const others = handbookLanguages(root)
    .filter((each) => each !== language)
    .flatMap((each) => readTasks(root, each));
  return readTasks(root, language).map((task) => {
    const { name, title, readers, group, lead } = task;
    const elsewhere = others.filter((other) => other.name === name);
    const also = [...task.also, ...elsewhere.flatMap((other) => [other.title, ...other.also])];
    return { name, title, readers, group, lead, terms: termsOf(task), also };
  });
}

/** A task as code; the imports of its pictures are added to `imports`. */
async function taskCode(root: string, language: Language, task: Task, imports: string[]): Promise<string> {
  const { name, title, readers, group, lead, blocks } = task;
  const pictures: string[] = [];
  for (const picture of new Set(picturesIn(blocks))) {
    const files = THEMES.map((theme) => pictureFile(root, language, theme, picture));
    const [light = ''] = files;
    // One that has not been taken is left out, so that it can be taken: its demo is a build, too.
    if (!files.every((file) => existsSync(file))) continue;
    const { width, height } = await sharp(light).metadata();
    const addresses = files.map((file, at) => {
      const address = `p${imports.length}`;
      imports.push(`import ${address} from ${JSON.stringify(`${file}?url&no-inline`)};`);
      return `${THEMES[at]}:${address}`;
    });
    const size = `width:${Math.round(width / PIXELS)},height:${Math.round(height / PIXELS)}`;
    pictures.push(`${JSON.stringify(picture)}:{${addresses.join()},${size}}`);
  }
  const shown = { name, title, readers, group, lead, blocks } satisfies Omit<ShownTask, 'pictures'>;
  return `${JSON.stringify(name)}:{...${JSON.stringify(shown)},pictures:{${pictures.join()}}}`;
}

async function groupCode(root: string, language: Language, tasks: readonly Task[]): Promise<string> {
  const imports: string[] = [];
  const entries: string[] = [];
  for (const task of tasks) entries.push(await taskCode(root, language, task, imports));
  return `${imports.join('\n')}\nexport default {${entries.join(',\n')}};`;
}

/** How the lists and the tasks of all languages are loaded. */
const packedCode = (root: string): string => {
  const languages = handbookLanguages(root).map((language) => {
    const groups = GROUPS.map((group) => `${group}:()=>import('handbook/${language}/${group}')`);
    const groupOf = Object.fromEntries(readTasks(root, language).map(({ name, group }) => [name, group]));
    return `${language}:{list:()=>import('handbook/${language}/${LIST}'),groupOf:${JSON.stringify(groupOf)},groups:{${groups.join()}}}`;
  });
  return `export const packed={${languages.join()}};`;
};

function knownCode(root: string): string {
  const tasks = readTasks(root, FIRST_LANGUAGE);
  const names = JSON.stringify(tasks.map(({ name }) => name));
  return `export const TASK_NAMES=${names};\nexport const SCREEN_TASKS=${JSON.stringify(screenTasks(tasks))};`;
}

/** Replaces what stands for the tasks of the handbook. */
export function handbookPages(root: string): Plugin {
  return {
    name: 'handbook-pages',
    enforce: 'pre',
    resolveId: (id) => (PART.test(`\0${id}`) ? `\0${id}` : null),
    async load(id) {
      if (PACKED.test(id)) return packedCode(root);
      if (KNOWN.test(id)) return knownCode(root);
      const [, code, part] = PART.exec(id) ?? [];
      const language = languageNamed(code);
      if (!language) return null;
      if (part === LIST) return `export default ${JSON.stringify(listedTasks(root, language))};`;
      const tasks = readTasks(root, language);
      for (const { name } of tasks) this.addWatchFile(join(root, HANDBOOK, language, `${name}.md`));
      return groupCode(
        root,
        language,
        tasks.filter(({ group }) => group === part),
      );
    },
  };
}

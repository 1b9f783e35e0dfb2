// What must be true of the tasks of the handbook together: each is in every language and equally built, names only texts that
// screens show, and leads somewhere; each screen has its task.
import type { Block, Inline, Task, Words } from '#domain/handbook/handbook.ts';
import { type ScreenTasks, taskOfScreen } from '#domain/handbook/screens.ts';
import { textOf } from './read.ts';
import type { SaidTexts } from './said-texts.ts';

const isTask = (to: string): boolean => !to.startsWith('https://');

/** All words of a task, also of its lists and tables. */
function wordsIn(blocks: readonly Block[]): Words[] {
  return blocks.flatMap((block): Words[] => {
    switch (block.kind) {
      case 'picture':
        return [];
      case 'table':
        return [...block.head, ...block.rows.flat()];
      case 'paragraph':
      case 'heading':
        return [block.words];
      default:
        return block.items.flatMap(wordsIn);
    }
  });
}

const inlinesIn = ({ blocks }: Task): Inline[] => wordsIn(blocks).flat();
const linksIn = (task: Task): string[] =>
  inlinesIn(task).flatMap((each) => (typeof each === 'object' && 'to' in each ? [each.to] : []));

/** The names of the pictures in some blocks, in their order. */
export function picturesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'picture') return [block.name];
    return block.kind === 'steps' || block.kind === 'points' ? block.items.flatMap(picturesIn) : [];
  });
}

/** How a task is built, without its words: equal in every language. */
function shapeOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'picture':
          return `picture ${block.name}`;
        case 'table':
          return `table ${block.head.length}×${block.rows.length}`;
        case 'paragraph':
        case 'heading':
          return block.kind;
        default:
          return `${block.kind} [${block.items.map(shapeOf).join(' | ')}]`;
      }
    })
    .join(', ');
}

const factsOf = ({ readers, group, screens }: Task): string =>
  `for: ${readers.join(', ')}; group: ${group}; screens: ${screens.join(', ')}`;

/** What a search finds a task by, besides its title and first paragraph: its headings, and the texts of the product in it. */
export function termsOf(task: Task): string[] {
  const headings = task.blocks.flatMap((block) => (block.kind === 'heading' ? [textOf(block.words)] : []));
  const bold = inlinesIn(task).flatMap((each) =>
    typeof each === 'object' && 'bold' in each ? [each.bold] : [],
  );
  return [...new Set([...headings, ...bold])];
}

/** Texts in bold that no screen shows (HELP-2). */
export const unknownTexts = (tasks: readonly Task[], said: SaidTexts): string[] =>
  tasks.flatMap((task) =>
    inlinesIn(task).flatMap((each) =>
      typeof each === 'object' && 'bold' in each && !said.has(each.bold)
        ? [`${task.name}: no screen shows “${each.bold}”`]
        : [],
    ),
  );

/** The only task that has commands and names of settings. */
const SERVER_TASK = 'on-the-server';
const COMMAND = /^(?:rasoi|npm|systemctl|apt|git|sudo)\b|^[A-Z]+_[A-Z_]+$|^\/(?:etc|var|tmp)\//;

/** Commands, settings and files of the server in tasks that owners, cooks and riders read (HELP-9). */
export const commandsElsewhere = (tasks: readonly Task[]): string[] =>
  tasks.flatMap((task) =>
    task.name === SERVER_TASK
      ? []
      : inlinesIn(task).flatMap((each) =>
          typeof each === 'object' && 'code' in each && COMMAND.test(each.code)
            ? [`${task.name}: “${each.code}” belongs into ${SERVER_TASK}`]
            : [],
        ),
  );

/** Links to tasks that are not there, or to the task itself (HELP-3). */
export function brokenLinks(tasks: readonly Task[]): string[] {
  const names = new Set(tasks.map(({ name }) => name));
  return tasks.flatMap((task) =>
    linksIn(task)
      .filter((to) => isTask(to) && (!names.has(to) || to === task.name))
      .map((to) => `${task.name}: the link to ${to} leads nowhere`),
  );
}

/** In what the tasks of another language differ from those of the first (HELP-3). */
export function differences(first: readonly Task[], other: readonly Task[]): string[] {
  const theirs = new Map(other.map((task) => [task.name, task]));
  const names = new Set(first.map(({ name }) => name));
  return [
    ...other.filter(({ name }) => !names.has(name)).map(({ name }) => `${name}: the first language has none`),
    ...first.flatMap((task) => {
      const same = theirs.get(task.name);
      if (!same) return [`${task.name}: it is missing`];
      return [
        [factsOf(task), factsOf(same)],
        [shapeOf(task.blocks), shapeOf(same.blocks)],
        [linksIn(task).sort().join(', '), linksIn(same).sort().join(', ')],
      ].flatMap(([one, another]) =>
        one === another ? [] : [`${task.name}: it has (${another}), the first language (${one})`],
      );
    }),
  ];
}

/** The tasks by the screens that lead to them. */
export const screenTasks = (tasks: readonly Task[]): ScreenTasks =>
  Object.fromEntries(tasks.flatMap(({ name, screens }) => screens.map((screen) => [screen, name])));

/** Screens without a task or with several, and screens that are none (HELP-5). */
export function screenProblems(
  tasks: readonly Task[],
  { paths, named }: { paths: readonly string[]; named: ReadonlySet<string> },
): string[] {
  const all = screenTasks(tasks);
  return [
    ...tasks.flatMap(({ name, screens }) =>
      screens.flatMap((screen) => {
        if (!named.has(screen)) return [`${name}: ${screen} is no screen`];
        return all[screen] === name ? [] : [`${name}: ${screen} leads to ${all[screen]}, too`];
      }),
    ),
    ...paths.filter((path) => taskOfScreen(path, all) === undefined).map((path) => `${path} has no task`),
  ];
}

/** Shots that no task shows, pictures that no shot takes, and names that two shots have (HELP-4). */
export const shotProblems = (shown: ReadonlySet<string>, shots: readonly string[]): string[] => [
  ...[...shown].filter((name) => !shots.includes(name)).map((name) => `no shot takes ${name}`),
  ...shots.filter((name, at) => shots.indexOf(name) !== at).map((name) => `two shots take ${name}`),
  ...shots.filter((name) => !shown.has(name)).map((name) => `no task shows the shot ${name}`),
];

/**
 * Pictures that are not there, that no task shows, or that are too large (HELP-4).
 * @param files the names of the pictures of one language and theme, with their bytes
 */
export const pictureProblems = (
  shown: ReadonlySet<string>,
  files: ReadonlyMap<string, number>,
  maxBytes: number,
): string[] => [
  ...[...shown].filter((name) => !files.has(name)).map((name) => `${name}.webp is missing`),
  ...[...files].flatMap(([name, bytes]) => [
    ...(shown.has(name) ? [] : [`no task shows ${name}.webp`]),
    ...(bytes > maxBytes ? [`${name}.webp has ${bytes} bytes, at most ${maxBytes}`] : []),
  ]),
];

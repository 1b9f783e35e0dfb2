import { comparable, comparableLetters } from '#domain/comparing.ts';
import { findForgiving } from '#domain/dishes/finding/forgiving-search.ts';
import type { ListedTask, Reader } from '#domain/handbook/handbook.ts';

/** What a task is searched by, the most telling first, and what a word counts there. */
const PARTS = [
  { of: ({ title }: ListedTask) => [title], counts: 40 },
  { of: ({ also }: ListedTask) => also, counts: 30 },
  { of: ({ terms }: ListedTask) => terms, counts: 12 },
  { of: ({ lead }: ListedTask) => [lead], counts: 8 },
] as const;
/** Fewer letters than these may begin any word, and are looked for at beginnings only. */
const MIN_INSIDE = 3;
/** How much of its weight a word keeps that is only the beginning of one, or lies inside of one. */
const [BEGINS, INSIDE] = [0.7, 0.3];
/** What a part counts besides that is the searched text as a whole. */
const WHOLE = 1.5;

interface Part {
  counts: number;
  texts: readonly { words: ReadonlySet<string>; letters: string }[];
}
type Known = readonly { task: ListedTask; parts: readonly Part[] }[];
/** The words of each list that was searched, so that they are collected once and not with each key press. */
const KNOWN = new WeakMap<readonly ListedTask[], Known>();

const wordsOf = (text: string): string[] => comparable(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function knownOf(tasks: readonly ListedTask[]): Known {
  const known =
    KNOWN.get(tasks) ??
    tasks.map((task) => ({
      task,
      parts: PARTS.map(({ of, counts }) => ({
        counts,
        texts: of(task).map((text) => ({ words: new Set(wordsOf(text)), letters: comparableLetters(text) })),
      })),
    }));
  KNOWN.set(tasks, known);
  return known;
}

function weightIn({ words, letters }: Part['texts'][number], word: string): number {
  if (words.has(word)) return 1;
  if ([...words].some((each) => each.startsWith(word))) return BEGINS;
  return word.length >= MIN_INSIDE && letters.includes(word) ? INSIDE : 0;
}

/** How well a task answers to words; 0 unless it has all of them. Written together they may be one text of the task. */
function scoreOf(parts: readonly Part[], words: readonly string[]): number {
  const together = words.join('');
  const best = (weigh: (text: Part['texts'][number]) => number) =>
    Math.max(0, ...parts.flatMap(({ texts, counts }) => texts.map((text) => weigh(text) * counts)));
  const whole = best(({ letters }) => {
    if (letters === together) return WHOLE;
    return together.length >= MIN_INSIDE && letters.startsWith(together) ? 1 : 0;
  });
  const each = words.map((word) => best((text) => weightIn(text, word)));
  const all = each.every((weight) => weight > 0) ? each.reduce((sum, weight) => sum + weight, 0) : 0;
  return whole * words.length + all;
}

/**
 * The tasks for a reader that have every word of a text, those first that say it in their title or are called so by people; without
 * any, those with words that sound like it. Without a text all, in their order (HELP-6).
 */
export function foundTasks(
  tasks: readonly ListedTask[],
  { reader, text }: { reader: Reader | undefined; text: string },
): readonly ListedTask[] {
  const isFor = ({ readers }: ListedTask) => reader === undefined || readers.includes(reader);
  const words = wordsOf(text);
  if (words.length === 0) return tasks.filter(isFor);
  const scored = knownOf(tasks)
    .map(({ task, parts }) => ({ task, score: scoreOf(parts, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ task }) => task);
  return (scored.length > 0 ? scored : soundingLike(tasks, text)).filter(isFor);
}

function soundingLike(tasks: readonly ListedTask[], text: string): readonly ListedTask[] {
  const named = tasks.map((task) => ({
    task,
    name: [task.title, ...task.also].join(' '),
    description: [task.lead, ...task.terms].join(' '),
  }));
  return findForgiving(named, text).map(({ task }) => task);
}

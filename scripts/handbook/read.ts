// Reads the tasks of the handbook (docs/handbook/<language>/<task>.md): a head of some lines, then Markdown of which only the forms
// of domain/handbook/handbook.ts are allowed. The build of the pages and the checks read them; a built server does not.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import {
  type Block,
  GROUPS,
  type Group,
  type Inline,
  READERS,
  type Reader,
  type Task,
  type Words,
} from '#domain/handbook/handbook.ts';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { Failure } from '../steps.mjs';

export const HANDBOOK = 'docs/handbook';
/** A task is read on a phone beside the stove. */
const MAX_LINES = 60;
const KEYS = ['title', 'for', 'group', 'screens', 'also'];
const PICTURE = /^\.\.\/pictures\/(\w+)-light\/([a-z0-9-]+)\.webp$/;
const TASK_LINK = /^([a-z0-9-]+)\.md$/;

/** What is wrong with a file, in words for its writer. */
class HandbookError extends Failure {}

/** Marked writes some signs as entities of HTML. */
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of words, without what stands out. */
export const textOf = (words: Words): string =>
  words
    .map((each) => {
      if (typeof each === 'string') return each;
      return 'bold' in each ? each.bold : 'code' in each ? each.code : each.text;
    })
    .join('');

function inlineOf(token: Token): Inline {
  switch (token.type) {
    case 'text':
    case 'escape':
      if (!('tokens' in token) || !token.tokens) return plain(token.text);
      break;
    case 'strong':
      return { bold: textOf(wordsOf(token.tokens)) };
    case 'codespan':
      return { code: plain(token.text) };
    case 'link': {
      const [, task] = TASK_LINK.exec(token.href) ?? [];
      if (!task && !token.href.startsWith('https://'))
        throw new HandbookError(`“${token.href}” is neither a task (name.md) nor an https address`);
      return { to: task ?? token.href, text: textOf(wordsOf(token.tokens)) };
    }
  }
  throw new HandbookError(`“${token.raw.trim()}” has a form that no task may have (${token.type})`);
}

function wordsOf(tokens: readonly Token[] | undefined): Words {
  const words: Inline[] = [];
  for (const word of (tokens ?? []).map(inlineOf)) {
    const last = words.at(-1);
    if (typeof word === 'string' && typeof last === 'string') words[words.length - 1] = last + word;
    else words.push(word);
  }
  // A paragraph may have several lines in its file.
  return words.map((word) => (typeof word === 'string' ? word.replaceAll('\n', ' ') : word));
}

function pictureOf({ href, text }: Tokens.Image, language: Language): Block {
  const [, folder, name] = PICTURE.exec(href) ?? [];
  if (!name || folder !== language)
    throw new HandbookError(`the picture “${href}” is not in ../pictures/${language}-light`);
  if (!text) throw new HandbookError(`the picture ${name} has no words for who does not see it`);
  return { kind: 'picture', name, alt: plain(text) };
}

function blocksOf(tokens: readonly Token[] | undefined, language: Language): Block[] {
  return (tokens ?? []).flatMap((token): Block[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'text':
      case 'paragraph': {
        const [first, ...others] = token.tokens ?? [];
        if (first?.type === 'image' && others.length === 0)
          return [pictureOf(first as Tokens.Image, language)];
        return [{ kind: 'paragraph', words: wordsOf(token.tokens) }];
      }
      case 'heading':
        if (token.depth !== 2) throw new HandbookError(`“${token.text}” must be a heading with ##`);
        return [{ kind: 'heading', words: wordsOf(token.tokens) }];
      case 'list':
        return [
          {
            kind: token.ordered ? 'steps' : 'points',
            start: token.ordered ? Number(token.start) : 1,
            items: (token as Tokens.List).items.map((item) => blocksOf(item.tokens, language)),
          },
        ];
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => wordsOf(cell.tokens));
        return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
      }
    }
    throw new HandbookError(`“${token.raw.trim()}” has a form that no task may have (${token.type})`);
  });
}

function oneOf<T extends string>(allowed: readonly T[], value: string, key: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new HandbookError(`${key}: “${value}” is none of ${allowed.join(', ')}`);
  return found;
}

const listed = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** The address of a screen, e.g. `/admin/ledger` for `/admin/ledger/:id`: screens below it have its task, too. */
export const withoutParams = (address: string): string => address.replace(/\/:.*$/, '');

/**
 * Reads one task.
 * @param name its file's, without .md
 * @throws HandbookError that says what is wrong
 */
export function readTask(name: string, text: string, language: Language): Task {
  const lines = text.trimEnd().split('\n').length;
  if (lines > MAX_LINES) throw new HandbookError(`${lines} lines, at most ${MAX_LINES}`);
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined)
    throw new HandbookError('it does not begin with a head between ---');
  const values = new Map(
    head.split('\n').map((line) => {
      const [, key = line, value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      return [oneOf(KEYS, key, 'head'), value.trim()];
    }),
  );
  const headOf = (key: string) => values.get(key) ?? '';
  if (!headOf('title')) throw new HandbookError('it has no title');
  const readers = listed(headOf('for')).map((each): Reader => oneOf(READERS, each, 'for'));
  if (readers.length === 0) throw new HandbookError('for: names no reader');
  const group: Group = oneOf(GROUPS, headOf('group'), 'group');
  const blocks = blocksOf(lexer(body), language);
  const [first] = blocks;
  if (first?.kind !== 'paragraph') throw new HandbookError('it does not begin with when somebody needs it');
  return {
    ...{ name, title: headOf('title'), readers, group, lead: textOf(first.words) },
    ...{
      screens: [...new Set(listed(headOf('screens')).map(withoutParams))],
      also: listed(headOf('also')),
      blocks,
    },
  };
}

/** The tasks of a language in the order of their names. @param root the project's folder */
export function readTasks(root: string, language: Language): Task[] {
  const folder = join(root, HANDBOOK, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      try {
        return readTask(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8'), language);
      } catch (error) {
        if (error instanceof HandbookError)
          throw new HandbookError(`${HANDBOOK}/${language}/${file}: ${error.message}`);
        throw error;
      }
    });
}

/** The languages that have a handbook. */
export const handbookLanguages = (root: string): Language[] =>
  LANGUAGES.filter((language) => existsSync(join(root, HANDBOOK, language)));

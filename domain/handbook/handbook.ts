// The handbook (docs/handbook): tasks that people at work look up, as their pages read them. Files are read by scripts/handbook,
// which refuses what has no form here.
import { ROLES, type Role } from '../users/roles.ts';

/** Whom tasks are for. Managers read what owners do. */
export type Reader = Exclude<Role, 'manager'>;
export const READERS = ROLES.filter((role): role is Reader => role !== 'manager');

/** What tasks are about, in the order of the first page. */
export const GROUPS = [
  'start',
  'orders',
  'kitchen',
  'riders',
  'menu',
  'plans',
  'money',
  'people',
  'trouble',
  'system',
] as const;
export type Group = (typeof GROUPS)[number];

/** A task as lists show it. */
export interface TaskSummary {
  /** The last part of its address, the same in every language. */
  name: string;
  title: string;
  /** The first is its main reader. */
  readers: readonly Reader[];
  group: Group;
  /** When somebody needs it: the text of its first paragraph. */
  lead: string;
}

/** A task in a list that can be searched. */
export interface ListedTask extends TaskSummary {
  /** Its headings and the texts of the product that it names. */
  terms: readonly string[];
  /** What people call it besides, in every language, and its titles in the other languages. */
  also: readonly string[];
}

/** A part of a sentence: a plain text, or one that stands out. */
export type Inline =
  | string
  /** A text of the product, as its screens show it. */
  | { readonly bold: string }
  | { readonly code: string }
  /** To another task by its name, or to an https address. */
  | { readonly to: string; readonly text: string };
export type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly words: Words }
  | {
      readonly kind: 'steps' | 'points';
      readonly start: number;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'picture'; readonly name: string; readonly alt: string }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

/** A task with all that its page says. */
export interface Task extends TaskSummary {
  /** What people call it besides, and type into the search. */
  also: readonly string[];
  /** The screens whose link 'Help' leads to it. */
  screens: readonly string[];
  blocks: readonly Block[];
}

/** A picture as a page shows it. */
export interface Picture {
  /** The addresses of its versions. */
  light: string;
  dark: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** A task as its page shows it. */
export interface ShownTask extends TaskSummary {
  blocks: readonly Block[];
  /** By their names; one that has not been taken yet is missing. */
  pictures: Readonly<Record<string, Picture>>;
}

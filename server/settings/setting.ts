import type { GenericSchema, InferOutput } from 'valibot';

/** The text of another setting, by its variable, given or by default. That setting stands earlier in the list. */
export type TextOf = (variable: string) => string;

/** One setting of the list (list.ts). */
export type Setting = {
  /** The name of its environment variable. */
  env: string;
  /** Reads the variable's text. A message continues the name: 'PORT must be at least 1'. */
  parse: GenericSchema<string, unknown>;
  /** What it is for, in one line of README's table. */
  about: string;
  /** An empty text is a value of its own; for other settings it means that they are not set. */
  emptyIsValue?: true;
  /** Left out of README, because only the project's own scripts set it. */
  internal?: true;
  /** Pages know its value, so it is never a secret (domain/site/public-settings.ts). */
  public?: true;
} & (
  | { default: string; optional?: never; unset?: never }
  /** `unset` stands in README for a default that is computed. */
  | { default: (textOf: TextOf) => string; optional?: never; unset: string }
  /** The value is undefined when it is not set. `unset` says in README what happens then. */
  | { optional: true; default?: never; unset?: string }
  /** Without a default it must be set. */
  | { optional?: never; default?: never; unset?: never }
);

/** Settings that are read as one object. */
export interface SettingGroup {
  settings: Readonly<Record<string, Setting>>;
  /** The variable without which the whole group is undefined; with it, those that have no default are needed. */
  onlyWith?: string;
  /** What README says of the group's first setting while it is not set. */
  unset?: string;
  /** Pages know all of its values. */
  public?: true;
}

/** Settings and groups by the names the server has for their values. */
export type SettingList = Readonly<Record<string, Setting | SettingGroup>>;

type ValueOf<S extends Setting> =
  | InferOutput<S['parse']>
  | (S extends { optional: true } ? undefined : never);

type GroupOf<G extends SettingGroup> =
  | { readonly [K in keyof G['settings']]: ValueOf<G['settings'][K]> }
  | (G extends { onlyWith: string } ? undefined : never);

/** The values that a list of settings is read as. */
export type SettingValues<L extends SettingList> = {
  readonly [K in keyof L]: L[K] extends Setting
    ? ValueOf<L[K]>
    : L[K] extends SettingGroup
      ? GroupOf<L[K]>
      : never;
};

/** The names of the values that pages know. */
export type PublicNames<L extends SettingList> = {
  [K in keyof L]: L[K] extends { public: true } ? K : never;
}[keyof L];

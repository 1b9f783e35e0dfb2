import type { GenericSchema, InferOutput } from 'valibot';

/** Returns the given or default text of another setting, by its variable; empty if it has none. It must come earlier in the list. */
export type TextOf = (variable: string) => string;

/** One setting of the list (list.ts). */
export type Setting = {
  /** The name of its environment variable. */
  env: string;
  /** Parses the variable's text. Messages continue the name: 'PORT must be at least 1'. */
  parse: GenericSchema<string, unknown>;
  /** Its description in docs/settings.md. */
  about: string;
  /** Whether an empty text is a value. For other settings it means that they are not set. */
  emptyIsValue?: true;
  /** Whether docs/settings.md leaves it out, because only the project's scripts set it. */
  internal?: true;
  /** Whether pages know its value, which then must not be a secret (domain/site/public-settings.ts). */
  public?: true;
} & (
  | { default: string; optional?: never; unset?: never }
  /** For a computed default, docs/settings.md shows `unset`. */
  | { default: (textOf: TextOf) => string; optional?: never; unset: string }
  /** The value is undefined when it is not set. docs/settings.md shows `unset` as the consequence. */
  | { optional: true; default?: never; unset?: string }
  /** Without a default it must be set. */
  | { optional?: never; default?: never; unset?: never }
);

/** Settings that are read as one object. */
export interface SettingGroup {
  settings: Readonly<Record<string, Setting>>;
  /** The variable that enables the group. Without it the group is undefined; with it, settings without a default must be set. */
  enabledBy?: string;
  /** Whether its other settings without a default are refused without that variable, because half of the group is a mistake. */
  allOrNone?: true;
  /** The default that docs/settings.md shows for the group's first setting. */
  unset?: string;
  /** Whether pages know all of its values. */
  public?: true;
}

/** Settings and groups, by the names of their values in the server. */
export type SettingList = Readonly<Record<string, Setting | SettingGroup>>;

type ValueOf<S extends Setting> =
  | InferOutput<S['parse']>
  | (S extends { optional: true } ? undefined : never);

type GroupOf<G extends SettingGroup> =
  | { readonly [K in keyof G['settings']]: ValueOf<G['settings'][K]> }
  | (G extends { enabledBy: string } ? undefined : never);

/** The parsed values of a list of settings. */
export type SettingValues<L extends SettingList> = {
  readonly [K in keyof L]: L[K] extends Setting
    ? ValueOf<L[K]>
    : L[K] extends SettingGroup
      ? GroupOf<L[K]>
      : never;
};

/** The names of the public values of a list. */
export type PublicNames<L extends SettingList> = {
  [K in keyof L]: L[K] extends { public: true } ? K : never;
}[keyof L];

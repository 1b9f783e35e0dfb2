import type { ServerSettings } from '#server/settings/list.ts';

/** What a command takes after its name besides options. No command takes more than one. */
export interface Argument {
  /** Its name in the help, such as FILE. */
  name: string;
  isOptional?: true;
  /** Whether it names a file that must be there. */
  isFile?: true;
}

export interface Option {
  /** What follows it, such as ADDRESS. Without this it stands alone. */
  takes?: string;
  short?: string;
  says: string;
}

/** What was typed after the name of a command, checked against its row. */
export interface Given {
  argument: string | undefined;
  has(option: string): boolean;
  textOf(option: string): string | undefined;
}

interface Row {
  /** What it does, for the help. */
  does: string;
  /** Whether it needs the rights of who calls it. All others run as the service's user, whom the data belongs to. */
  asCaller?: true;
  /** The exit code when it fails; 1 unless others mean something. */
  failsWith?: number;
}

/**
 * A command of `rasoi`, which is also `npm run rasoi -- COMMAND`. The row says all that it takes: anything else is refused
 * before it runs. Errors that it throws are for the person who called it (failure-words.ts).
 */
export type Command = Row &
  (
    | {
        argument?: Argument;
        options?: Readonly<Record<string, Option>>;
        run(given: Given, settings: ServerSettings): Promise<void>;
      }
    /** It starts another program, which reads what was typed. */
    | { passesOn: string; start(typed: readonly string[]): Promise<void> }
  );

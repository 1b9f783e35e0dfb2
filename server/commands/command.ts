/** A command of `rasoi`, which is also `npm run rasoi -- COMMAND`. */
export interface Command {
  /** What it takes after its name, for the help. */
  takes?: string;
  /** What it does, for the help. */
  does: string;
  /** Whether it needs the rights of who calls it. All others run as the service's user, whom the data belongs to. */
  asCaller?: true;
  /** Carries it out. Throws errors of one line for the person who called it. */
  run(given: readonly string[]): Promise<void>;
}

/** The name of the service that systemd runs. Set by packaging/rasoi, the command of the package. */
export const SERVICE: string | undefined = process.env.RASOI_SERVICE;

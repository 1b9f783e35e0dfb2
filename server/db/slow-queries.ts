import pg from 'pg';
import { cut } from '#domain/cutting.ts';

/** A statement that took long. It never has values, which may be personal. */
export interface SlowQuery {
  /** The name of the statement, or the beginning of its text. */
  query: string;
  milliseconds: number;
}

/** Reports the statements of a database, from sending one to its answer. */
export interface SlowQueryWatch {
  /** Milliseconds; Infinity reports none. */
  after: number;
  report(slow: SlowQuery): void;
}

/** Longest text of a statement without a name (characters). */
const LONGEST_TEXT = 200;

type Query = (...given: unknown[]) => unknown;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/** The pool's client, which measures each statement if the watch asks for it. */
export function watchedClient(watch: SlowQueryWatch, Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send: Query = this.query.bind(this);
      const measured: Query = (...given) => {
        const [statement] = given;
        if (watch.after === Infinity || isStream(statement)) return send(...given);
        const started = performance.now();
        const end = () => {
          const milliseconds = Math.round(performance.now() - started);
          if (milliseconds >= watch.after) watch.report({ query: nameOf(statement), milliseconds });
        };
        // The pool passes a callback, everything else awaits a promise.
        const last = given.at(-1);
        if (typeof last === 'function') {
          return send(...given.slice(0, -1), (...answer: unknown[]) => {
            end();
            last(...answer);
          });
        }
        const answer = send(...given);
        if (isPromise(answer)) answer.then(end, end);
        return answer;
      };
      this.query = measured as typeof this.query;
    }
  };
}

/** Whether a statement reads or writes a stream of rows (pg-copy-streams), as backups do. */
const isStream = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'submit' in statement &&
  !(statement instanceof pg.Query);

function nameOf(statement: unknown): string {
  const { name, text = statement } = statement as pg.QueryConfig;
  return name ?? cut(String(text).replaceAll(/\s+/g, ' ').trim(), LONGEST_TEXT);
}

import pg from 'pg';
import type { CheckedStatement } from '#server/db/checked-query.ts';

/** A column of rows as PostgreSQL describes it before it runs the statement. */
interface Described {
  name: string;
  dataTypeID: number;
  /** The table and the place of the column there; 0 for an expression. */
  tableID: number;
  columnID: number;
}

/** Asks PostgreSQL what a statement returns, without running it. */
class Description implements pg.Submittable {
  readonly columns: Promise<readonly Described[]>;
  readonly #text: string;
  #found: readonly Described[] = [];
  #resolve: (columns: readonly Described[]) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(text: string) {
    this.#text = text;
    this.columns = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly Described[] }): void {
    this.#found = fields;
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#found);
  }
}

interface Facts {
  types: ReadonlyMap<number, string>;
  /** Columns of tables that are never null, as 'table column'. */
  neverNull: ReadonlySet<string>;
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int as oid, format_type(oid, null) as name from pg_type',
  );
  const columns = await client.query<{ column: string }>(
    `select attrelid || ' ' || attnum as column from pg_attribute where attnotnull and attnum > 0`,
  );
  return {
    types: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    neverNull: new Set(columns.rows.map(({ column }) => column)),
  };
}

function differences(
  { name, columns }: CheckedStatement,
  described: readonly Described[],
  { types, neverNull }: Facts,
): string[] {
  const returned = new Set(described.map((each) => each.name));
  const twice = described.map((each) => each.name).filter((each, at, all) => all.indexOf(each) !== at);
  const missing = Object.keys(columns).filter((each) => !returned.has(each));
  const wrong = described.flatMap((each) => {
    const { [each.name]: column } = columns;
    const type = types.get(each.dataTypeID);
    if (!column) return [`${each.name} is returned`];
    if (column.type !== type) return [`${each.name} is ${type}, not ${column.type}`];
    const isOfTable = each.tableID !== 0;
    const mayBeNull = isOfTable && !neverNull.has(`${each.tableID} ${each.columnID}`);
    return mayBeNull && !column.mayBeNull && !column.isPresent ? [`${each.name} may be null`] : [];
  });
  const says = [
    ...missing.map((each) => `${each} is not returned`),
    ...twice.map((each) => `${each} is returned twice`),
    ...wrong,
  ];
  return says.map((each) => `${name}: ${each}`);
}

/** Where the rows of statements are not what the code says of them, as PostgreSQL describes them. */
export async function rowDifferences(
  url: string,
  statements: readonly CheckedStatement[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const facts = await readFacts(client);
    const found: string[] = [];
    for (const each of statements) {
      try {
        const { columns } = client.query(new Description(each.statement().text));
        found.push(...differences(each, await columns, facts));
      } catch (error) {
        found.push(`${each.name}: ${error instanceof Error ? error.message : error}`);
      }
    }
    return found;
  } finally {
    await client.end();
  }
}

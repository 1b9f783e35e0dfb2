import pg from 'pg';
import { SUPERUSER } from './cluster.ts';
import { type Endpoint, isSocket } from './endpoint.ts';
import { DatabaseStartError, errorCode, errorMessage } from './report.ts';

const ROLE = 'rasoi';
const DATABASE = 'rasoi';
const WRONG_PASSWORD = '28P01';
const NO_SUCH_DATABASE = '3D000';

export function connectionUrl(endpoint: Endpoint, password: string): string {
  return isSocket(endpoint)
    ? `postgresql://${ROLE}:${password}@/${DATABASE}?host=${encodeURIComponent(endpoint.host)}&port=${endpoint.port}`
    : `postgresql://${ROLE}:${password}@${endpoint.host}:${endpoint.port}/${DATABASE}`;
}

/** The name of the cluster that listens there; undefined if it can't connect. */
export async function askClusterName(endpoint: Endpoint, password: string): Promise<string | undefined> {
  try {
    return await withClient(endpoint, SUPERUSER, 'postgres', password, async (client) => {
      const { rows } = await client.query<{ name: string }>(`select current_setting('cluster_name') as name`);
      return rows[0]?.name;
    });
  } catch {
    return undefined;
  }
}

/**
 * Creates Rasoi's database and its role. The role is not a superuser, so that an attacker who gets into the database
 * through a fault in Rasoi can't run programs or read files.
 */
export async function ensureDatabase(
  endpoint: Endpoint,
  password: string,
  passwordFile: string,
): Promise<void> {
  try {
    await withClient(endpoint, ROLE, DATABASE, password, (client) => client.query('select 1'));
    return;
  } catch (error) {
    if (errorCode(error) !== WRONG_PASSWORD && errorCode(error) !== NO_SUCH_DATABASE) throw notUsable(error);
  }
  try {
    await withClient(endpoint, SUPERUSER, 'postgres', password, async (client) => {
      const roles = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
      const verb = roles.rows.length === 0 ? 'create' : 'alter';
      await client.query(`${verb} role ${ROLE} login createdb password '${password}'`);
      const databases = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (databases.rows.length === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`);
    });
  } catch (error) {
    if (errorCode(error) === WRONG_PASSWORD)
      throw new DatabaseStartError(
        `The database does not accept the password in ${passwordFile}. Delete this file: the next start then sets a new password.`,
      );
    throw notUsable(error);
  }
}

function notUsable(error: unknown): DatabaseStartError {
  return new DatabaseStartError(`The database started but cannot be used: ${errorMessage(error)}.`);
}

async function withClient<T>(
  endpoint: Endpoint,
  user: string,
  database: string,
  password: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...endpoint, user, database, password, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

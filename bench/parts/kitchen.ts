import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type KitchenOptions, type KitchenProcess, startKitchen } from '#tests/kitchen-process.ts';

export const PASSWORD = 'Swaad-1234';
export const PROJECT = { 'x-appwrite-project': 'rasoi' };
export const DOCUMENTS = (collection: string) => `/v1/databases/rasoi/collections/${collection}/documents`;

/** Runs measurements on a new kitchen with the default menu, in a separate process that syncs every commit. */
export async function withKitchen(
  task: (kitchen: KitchenProcess) => Promise<void>,
  options: KitchenOptions = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rasoi-bench-'));
  const kitchen = await startKitchen(folder, options);
  try {
    await task(kitchen);
  } finally {
    await kitchen.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

/** The headers of a new signed-in customer of a kitchen. */
export const customer = (kitchen: KitchenProcess, id: string) => signedIn(kitchen.origin, id);

/** The headers of a new signed-in customer of the server at an address. */
export async function signedIn(origin: string, id: string): Promise<Record<string, string>> {
  const body = { userId: id, email: `${id}@example.in`, password: PASSWORD, name: `Person ${id}` };
  await send(origin, '/v1/account', body);
  return signIn(origin, body);
}

/** The headers of a new session of an account. */
export async function signIn(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const signedIn = await send(origin, '/v1/account/sessions/email', { email, password });
  const fallback = signedIn.headers.get('x-fallback-cookies') ?? '';
  return { ...PROJECT, 'content-type': 'application/json', 'x-fallback-cookies': fallback };
}

/** The headers of an account that was made an admin in the database. */
export async function admin(kitchen: KitchenProcess): Promise<Record<string, string>> {
  const headers = await customer(kitchen, 'chef');
  const client = new pg.Client({ connectionString: kitchen.databaseUrl });
  await client.connect();
  await client.query(`update users set role = 'owner', "isAdmin" = true where id = 'chef'`);
  await client.end();
  return headers;
}

/** Posts a body; throws if it is refused. */
export async function send(
  origin: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { ...PROJECT, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer;
}

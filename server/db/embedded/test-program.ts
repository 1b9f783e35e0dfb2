/**
 * Runs only the database of Rasoi, for tests that kill it: `tsx test-program.ts FOLDER [stay | write | exit]`. Prints the
 * connection URL. With `write`, then prints the number of each inserted row once the database has acknowledged it.
 */

import { openDatabase } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { startEmbedded } from './supervisor.ts';

const [folder, mode] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: test-program.ts FOLDER [stay | write | exit]');
const log = { info: () => undefined, error: (message: string) => console.error(message) };

try {
  const server = await startEmbedded({ folder, log });
  console.log(server.url);
  if (mode === 'write') await writeForever(server.url);
  if (mode === 'exit') process.exit(0);
  setInterval(() => undefined, 60_000);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function writeForever(url: string): Promise<void> {
  const database = openDatabase({ url });
  await database.execute(sql`create table if not exists written (id bigserial primary key)`);
  for (;;) {
    const rows = await database.query<{ id: number }>(sql`insert into written default values returning id`);
    process.stdout.write(`${rows[0]?.id}\n`);
  }
}

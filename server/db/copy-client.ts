import pg from 'pg';

/**
 * Opens a connection without timeouts for COPY, which the pool's clients can't do, and closes it after the task. It is for
 * long work that no request waits for; `name` is shown in `pg_stat_activity`.
 */
export async function withCopyClient<T>(
  url: string,
  name: string,
  task: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

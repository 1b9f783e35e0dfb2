/**
 * Two instances on one database: milliseconds from the request that changes a dish on one of them until a browser that is
 * connected to the other has the event, and to the same one for comparison.
 */
import pg from 'pg';
import { databaseUrl } from '#server/db/database-names.ts';
import { admin, DOCUMENTS, withKitchen } from './parts/kitchen.ts';
import { listen } from './parts/listener.ts';

const CHANGES = 200;

const percentile = (times: readonly number[], part: number): string =>
  (
    [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
    Number.NaN
  ).toFixed(1);

await withKitchen(async (host) => {
  const owner = new pg.Client({ connectionString: host.databaseUrl });
  await owner.connect();
  await owner.query('create database shared');
  await owner.end();
  const options = { databaseUrl: databaseUrl(host.databaseUrl, 'shared') };
  await withKitchen(
    (one) =>
      withKitchen(async (other) => {
        const chef = await admin(one);
        const listeners = {
          'the same instance': await listen(one.origin, ['dishes']),
          'the other one': await listen(other.origin, ['dishes']),
        };
        const delays = Object.values(listeners).map((): number[] => []);
        for (let n = 0; n < CHANGES; n++) {
          const heard = Object.values(listeners).map((listener) => listener.heard());
          const start = performance.now();
          const answer = await fetch(`${one.origin}${DOCUMENTS('dishes')}/phulka`, {
            method: 'PATCH',
            headers: chef,
            body: JSON.stringify({ data: { price: 100 + n } }),
          });
          if (!answer.ok) throw new Error(await answer.text());
          for (const [at, arrival] of (await Promise.all(heard)).entries()) delays[at]?.push(arrival - start);
        }
        for (const [at, [name, { socket }]] of Object.entries(listeners).entries()) {
          const times = delays[at] ?? [];
          console.log(
            `${name.padEnd(20)} ${CHANGES} changes: p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms, ` +
              `at worst ${percentile(times, 1)} ms`,
          );
          socket.terminate();
        }
      }, options),
    options,
  );
});

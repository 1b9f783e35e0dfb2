import { expect, it } from 'vitest';
import { sql } from '#server/db/sql-template.ts';
import { closeAfterAll } from '#tests/close-after-all.ts';
import { openKitchen, PASSWORD, VISITOR } from '#tests/kitchen.ts';

const kitchen = await closeAfterAll(openKitchen());
const asha = await kitchen.customer('asha');

const logs = async (...queries: object[]) =>
  kitchen.send(
    asha,
    'GET',
    `/account/logs?${queries.map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`).join('&')}`,
  );

it('the account log lists events, newest first, with network address and device, without secrets', async () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
  const change = (path: string, body: object) => kitchen.send(asha, 'PATCH', `/account/${path}`, body);
  await change('name', { name: 'Asha Rao' });
  await change('password', { password: 'Naya-5678', oldPassword: PASSWORD });
  await change('password', { password: 'Other-5678', oldPassword: 'wrong' });
  await kitchen.app.server.inject({
    method: 'POST',
    url: '/v1/account/sessions/email',
    headers: { 'x-appwrite-project': 'rasoi', 'user-agent': CHROME },
    remoteAddress: '192.0.2.7',
    payload: { email: asha.email, password: 'Naya-5678' },
  });
  await kitchen.send(asha, 'POST', '/account/verification', { url: 'http://localhost/verify' });
  const secret = (await kitchen.linkTo(asha.email)).searchParams.get('secret') ?? '';
  await kitchen.send(VISITOR, 'PUT', '/account/verification', { userId: 'asha', secret });

  const answer = await logs();
  expect(answer.statusCode).toBe(200);
  const { total, logs: found } = answer.json();
  expect(found.map(({ event, detail }: Record<string, string>) => `${event} ${detail}`.trim())).toEqual([
    'verification.update',
    'verification.create',
    'session.create',
    'user.update password',
    'user.update name',
    'session.create',
    'user.create',
  ]);
  expect(total).toBe(7);
  expect(found[2]).toMatchObject({
    userId: 'asha',
    userEmail: asha.email,
    userName: 'Asha Rao',
    mode: 'default',
    ip: '192.0.2.7',
    time: expect.stringMatching(/^20.*\+00:00$/),
    osName: 'Linux',
    clientName: 'Chrome',
    deviceName: 'desktop',
    countryCode: '--',
  });
  for (const word of [secret, PASSWORD, 'Naya-5678']) expect(answer.body).not.toContain(word);
});

it('the account log accepts only limit and offset as queries', async () => {
  const { total, logs: all } = (await logs()).json();
  expect(total).toBeGreaterThan(1);
  const page = (await logs({ method: 'limit', values: [2] }, { method: 'offset', values: [1] })).json();
  expect(page).toEqual({ total, logs: all.slice(1, 3) });
  for (const [query, type] of [
    [{ method: 'equal', attribute: 'event', values: ['user.create'] }, 'general_argument_invalid'],
    [{ method: 'orderAsc', attribute: 'time' }, 'general_argument_invalid'],
    [{ method: 'nonsense' }, 'general_argument_invalid'],
    [{ method: 'limit', values: [0] }, 'general_query_invalid'],
  ] as const) {
    const answer = await logs(query);
    expect([answer.statusCode, answer.json().type]).toEqual([400, type]);
  }
});

it('the account log is visible to its owner only, and kept for a limited time', async () => {
  const ravi = await kitchen.customer('ravi');
  expect((await kitchen.send(ravi, 'GET', '/account/logs')).json().total).toBe(2);
  expect((await kitchen.send(VISITOR, 'GET', '/account/logs')).statusCode).toBe(401);
  await kitchen.database.execute(
    sql`insert into account_logs (account, event, detail, ip, user_agent, time)
      select 'ravi', 'user.update', n::text, '', '', now() from generate_series(1, 198) n`,
  );
  await kitchen.send(ravi, 'PATCH', '/account/name', { name: 'Ravi' });
  const { total, logs: found } = (await kitchen.send(ravi, 'GET', '/account/logs')).json();
  expect([total, found.length, found[0].detail]).toEqual([200, 25, 'name']);
});

it('refused requests do not appear in the account log', async () => {
  const { total } = (await logs()).json();
  const ravi = 'ravi@example.in';
  await kitchen.send(asha, 'PATCH', '/account/email', { email: ravi, password: 'Naya-5678' });
  expect((await logs()).json().total).toBe(total);
});

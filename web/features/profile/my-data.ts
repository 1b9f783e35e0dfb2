import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Everything the kitchen keeps of the person who is signed in, as the text of one JSON file. */
export async function fetchMyData({ account }: Sdk): Promise<string> {
  const { client } = account;
  const url = new URL(`${client.config.endpoint}/account/export`);
  return JSON.stringify(await client.call('get', url), null, 2);
}

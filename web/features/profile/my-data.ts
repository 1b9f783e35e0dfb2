import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Everything that the kitchen stores about the signed-in person, as the text of one JSON file. */
export async function fetchMyData({ account }: Sdk): Promise<string> {
  const { client } = account;
  const url = new URL(`${client.config.endpoint}/account/export`);
  return JSON.stringify(await client.call('get', url), null, 2);
}

import type { Sdk } from '#web/lib/sdk/sdk.ts';

/** Everything that the kitchen stores about the signed-in person, as the text of one JSON file. */
export async function fetchMyData(sdk: Sdk): Promise<string> {
  return JSON.stringify(await sdk.call('get', 'account/export'), null, 2);
}

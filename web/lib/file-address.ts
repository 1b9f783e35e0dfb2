import { PROJECT } from './sdk/sdk.ts';

/** The address of a file of the server below /v1, for a link that downloads it. */
export const fileAddress = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  `/v1/${path}?${new URLSearchParams({ ...params, project: PROJECT })}`;

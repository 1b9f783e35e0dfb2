import { Account, type Client, Databases } from 'appwrite';
import { PROJECT, type Sdk } from './sdk.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** The official SDK's services over one of its clients. */
export function servicesOver(client: Client, origin: string): Sdk {
  client.setEndpoint(`${origin}/v1`).setProject(PROJECT);
  return {
    account: new Account(client),
    databases: new Databases(client),
    call: (method, path, params = {}, headers = {}) =>
      client.call(
        method,
        new URL(`${client.config.endpoint}/${path}`),
        { ...(method !== 'get' && JSON_BODY), ...headers },
        params,
      ),
  };
}

import { Account, Client, Databases } from 'appwrite';
import { createContext, useContext } from 'react';

export const PROJECT = 'rasoi';

/** The SDK's services: the only access to data, in the browser and on the server. */
export interface Sdk {
  account: Account;
  databases: Databases;
}

export function sdkOver(client: Client, origin: string): Sdk {
  client.setEndpoint(`${origin}/v1`).setProject(PROJECT);
  return { account: new Account(client), databases: new Databases(client) };
}

export function browserSdk(): Sdk {
  return sdkOver(new Client(), window.location.origin);
}

const SdkContext = createContext<Sdk | null>(null);
export const SdkProvider = SdkContext.Provider;

export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (!sdk) throw new Error('useSdk needs an SdkProvider above it');
  return sdk;
}

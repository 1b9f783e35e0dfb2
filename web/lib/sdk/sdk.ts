import type { Account as AccountService, Databases } from 'appwrite';
import { createContext, useContext } from 'react';

export const PROJECT = 'rasoi';

/** A service of the SDK without its client, which is not there before the SDK is loaded. */
type Service<S> = Omit<S, 'client'>;

export type Account = Service<AccountService>;

/** The SDK's services: the only access to data, in the browser and on the server. */
export interface Sdk {
  /** In the browser, only its methods can be used: the SDK is loaded for the first call of one. */
  account: Account;
  /** The same of documents. */
  databases: Service<Databases>;
  /** Calls one of the product's own routes, such as `riders`. */
  call<Answer>(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    params?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
}

const SdkContext = createContext<Sdk | null>(null);
export const SdkProvider = SdkContext.Provider;

export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (!sdk) throw new Error('No SdkProvider');
  return sdk;
}

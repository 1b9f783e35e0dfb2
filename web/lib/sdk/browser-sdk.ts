import type { Sdk } from './sdk.ts';

/** A service whose methods load the SDK before they call it. */
function loadedWhenCalled<S extends object>(load: () => Promise<S>): S {
  return new Proxy({} as S, {
    get:
      (_, method) =>
      async (...values: unknown[]): Promise<unknown> => {
        const service: object = await load();
        return Reflect.apply(Reflect.get(service, method), service, values);
      },
  });
}

/**
 * The browser's SDK. It is loaded when something is first asked of it: a page comes with the data that it shows, so
 * visitors can read it without.
 */
export function browserSdk(): Sdk & { load(): Promise<Sdk> } {
  let loading: Promise<Sdk> | undefined;
  const load = () => {
    loading ??= import('./browser-services.ts').then(
      ({ browserServices }) => browserServices(),
      (error: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    account: loadedWhenCalled(async () => (await load()).account),
    databases: loadedWhenCalled(async () => (await load()).databases),
    call: async (...call) => (await load()).call(...call),
  };
}

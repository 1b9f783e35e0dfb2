import * as web18 from 'appwrite';
import * as web27 from 'appwrite-27';
import * as node17 from 'node-appwrite';
import { InputFile as InputFile17 } from 'node-appwrite/file';
import * as node27 from 'node-appwrite-27';
import { InputFile as InputFile27 } from 'node-appwrite-27/file';
import type { Person } from '#tests/kitchen.ts';

/** Services that only the newest versions have. */
export interface Newest {
  account: web27.Account;
  tables: web27.TablesDB;
}

/** A client of one version with its services. Every version accepts the positional calls of 18.2.0. */
export interface Sdk {
  client: web18.Client;
  account: web18.Account;
  databases: web18.Databases;
  storage: web18.Storage;
  newest: Newest | undefined;
}

export interface Version {
  name: string;
  /** Whether it is for browsers; the others are for servers. */
  web: boolean;
  /** The type of `$sequence`, which depends on the response format (WIRE-3). */
  sequence: 'number' | 'string';
  Query: typeof web18.Query;
  AppwriteException: typeof web18.AppwriteException;
  Client: typeof web18.Client;
  open(endpoint: string, who?: Person): Sdk;
  upload(sdk: Sdk, id: string, bytes: Buffer, name: string): Promise<web18.Models.File>;
  /** The calls made so far: `account.get`. */
  called: Set<string>;
  /** The calls its services have. */
  offered: string[];
}

const BUCKET = 'attachments';
const SERVICES = ['account', 'databases', 'storage', 'tables'] as const;

interface Classes {
  Client: new () => {
    setEndpoint(url: string): unknown;
    setProject(id: string): unknown;
    setSession(text: string): unknown;
  };
  Account: new (client: never) => object;
  Databases: new (client: never) => object;
  Storage: new (client: never) => object;
  TablesDB?: new (client: never) => object;
  Query: object;
  AppwriteException: object;
}

function version(
  name: string,
  sdk: Classes,
  about: Pick<Version, 'web' | 'sequence'>,
  upload: Version['upload'],
): Version {
  const called = new Set<string>();
  const noting = <T extends object>(service: T, label: string): T =>
    new Proxy(service, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          called.add(`${label}.${String(key)}`);
          return value.apply(target, given);
        };
      },
    });

  function open(endpoint: string, who?: Person): Sdk {
    const client = new sdk.Client();
    client.setEndpoint(endpoint);
    client.setProject('rasoi');
    if (who?.session) client.setSession(who.session);
    const use = (service: new (client: never) => object, label: string) =>
      noting(new service(client as never), label);
    // The types of the versions are incompatible; the tests check how they behave.
    return {
      client: client as web18.Client,
      account: use(sdk.Account, 'account') as web18.Account,
      databases: use(sdk.Databases, 'databases') as web18.Databases,
      storage: use(sdk.Storage, 'storage') as web18.Storage,
      newest: sdk.TablesDB && {
        account: use(sdk.Account, 'account') as web27.Account,
        tables: use(sdk.TablesDB, 'tables') as web27.TablesDB,
      },
    };
  }

  const classes = [sdk.Account, sdk.Databases, sdk.Storage, sdk.TablesDB];
  const offered = classes.flatMap((service, index) =>
    Object.getOwnPropertyNames(service?.prototype ?? {})
      .filter((method) => method !== 'constructor')
      .map((method) => `${SERVICES[index]}.${method}`),
  );
  return {
    name,
    ...about,
    Query: sdk.Query as typeof web18.Query,
    AppwriteException: sdk.AppwriteException as typeof web18.AppwriteException,
    Client: sdk.Client as typeof web18.Client,
    open,
    upload,
    called,
    offered,
  };
}

const inBrowser = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);

/** The SDK versions that must work unmodified. */
export const versions: readonly Version[] = [
  version('appwrite 18.2.0', web18, { web: true, sequence: 'number' }, ({ storage }, id, bytes, name) =>
    storage.createFile(BUCKET, id, inBrowser(bytes, name)),
  ),
  version('appwrite 27.0.0', web27, { web: true, sequence: 'string' }, ({ storage }, id, bytes, name) =>
    storage.createFile(BUCKET, id, inBrowser(bytes, name)),
  ),
  version(
    'node-appwrite 17.2.0',
    node17,
    { web: false, sequence: 'number' },
    ({ storage }, id, bytes, name) => storage.createFile(BUCKET, id, InputFile17.fromBuffer(bytes, name)),
  ),
  version(
    'node-appwrite 27.1.0',
    node27,
    { web: false, sequence: 'string' },
    ({ storage }, id, bytes, name) =>
      storage.createFile(BUCKET, id, Object(InputFile27.fromBuffer(bytes, name))),
  ),
];

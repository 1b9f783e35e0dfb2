import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import type { DeviceKind } from '#domain/devices/attributes.ts';
import type { MailData } from '#domain/mails/attributes.ts';
import type { MailContent } from '#domain/mails/view.ts';
import type { Role } from '#domain/users/roles.ts';
import { issueDeviceToken } from '#server/accounts/devices/device-tokens.ts';
import { type App, createApp } from '#server/app.ts';
import { devices } from '#server/collections/printing/devices.ts';
import { type LongWorkDatabase, openForLongWork } from '#server/db/connection.ts';
import { sql } from '#server/db/sql-template.ts';
import { createTestDatabase } from '#server/db/test-database.ts';
import type { DemoFolder } from '#server/demo/demo-folder.ts';
import type { DocumentEvent } from '#server/documents/events.ts';
import { bundledPincodes } from '#server/integrations/pincodes.ts';
import { type ComposableMail, composeMails, kitchenOf } from '#server/mail/compose.ts';
import { dispatchMessages } from '#server/messages/dispatch.ts';
import { SETTINGS } from '#server/settings/list.ts';
import { PROJECT_FOLDER } from '#server/settings/project-folder.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { prepareSiteSettings } from '#server/site/site-settings.ts';
import { loadCatalogue } from '#server/start/seed.ts';
import { expectDescribed } from './wire/described-answers.ts';

export const PASSWORD = 'Swaad-1234';

/** A person who sends requests; a visitor has no session. */
export interface Person {
  id: string;
  email: string;
  session: string;
}

/** A mail of the outbox with the content it would have if it were sent now; empty if it cannot be composed any more. */
export type ComposedMail = MailData & MailContent & { id: string };

/** A document as the API shows it. */
export type StoredDocument = Record<string, unknown> & { $id: string };

const NO_CONTENT: MailContent = {
  subject: '',
  text: '',
  html: '',
  replyTo: null,
  unsubscribeUrl: null,
  opens: null,
};

export const VISITOR: Person = { id: '', email: '', session: '' };

export type Send = (
  person: Person,
  method: string,
  path: string,
  body?: unknown,
) => Promise<LightMyRequestResponse>;

/** A request below the server's root, and how it is brought to a server. */
export interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: object;
}
export type Carry = (request: Request) => Promise<LightMyRequestResponse>;

export interface Kitchen {
  app: App;
  database: LongWorkDatabase;
  url: string;
  /** Events published since the last call, except those of mails, of messages to customers, of the audit log and of new payments. */
  takeEvents(): string[];
  /** Sends a request below /v1 as a person. An answer that is not as its route is described fails the test (API-2). */
  send: Send;
  /** Creates a document as a person; the server chooses its id if none is given. */
  create(who: Person, collection: string, data: object, id?: string): Promise<LightMyRequestResponse>;
  change(who: Person, collection: string, id: string, data: object): Promise<LightMyRequestResponse>;
  delete(who: Person, collection: string, id: string): Promise<LightMyRequestResponse>;
  read(who: Person, collection: string, id: string): Promise<LightMyRequestResponse>;
  /** Asks for the documents of a collection, with queries such as `{ method: 'limit', values: [1] }`. */
  list(who: Person, collection: string, ...queries: object[]): Promise<LightMyRequestResponse>;
  /** The documents that a person reads so; fails if they may not. */
  documents<T = StoredDocument>(who: Person, collection: string, ...queries: object[]): Promise<T[]>;
  ids(who: Person, collection: string, ...queries: object[]): Promise<string[]>;
  /** Replaces a section of the owner's settings; what is left out gets its default. */
  changeSettings(who: Person, section: string, settings: unknown): Promise<LightMyRequestResponse>;
  /** The lines that the server printed for whoever runs it. */
  said: string[];
  /** The outbox, oldest first. */
  mails(): Promise<ComposedMail[]>;
  /** The newest secret link in the mails to an address. */
  linkTo(email: string): Promise<URL>;
  /** Moves the server's clock forward. */
  wait(minutes: number): void;
  customer(id: string): Promise<Person>;
  /** An owner. */
  admin(id?: string): Promise<Person>;
  /** A member of staff with this role, whose id is the role. */
  staff(role: Role): Promise<Person>;
  /** A visitor, a customer and a member of staff with each role, whose ids are these words. */
  everybody(): Promise<Record<'visitor' | 'customer' | Role, Person>>;
  /** A device of this kind, whose id is the kind. */
  device(kind: DeviceKind): Promise<Person>;
  /** Lets requests be carried otherwise from now on, such as to another process. */
  divert(through: (usual: Carry) => Carry): void;
  /** Opens a second instance on the same database, which closes with the kitchen. Returns how to send requests to it. */
  openSecond(): Promise<Send>;
  close(): Promise<void>;
}

/**
 * A complete server on its own database, with the default menu. Requests are injected without a network. Pages come from
 * the last build (`npm run build`).
 */
export async function openKitchen(
  settings: Record<string, string> = {},
  { withPages = false, demoFolder }: { withPages?: boolean; demoFolder?: DemoFolder | undefined } = {},
): Promise<Kitchen> {
  // Settings that only a first start reads need a database that has not been started on.
  const isUsual = !Object.values(SETTINGS.firstStart.settings).some(({ env }) => env in settings);
  const { database, url, drop } = await createTestDatabase(isUsual ? 'kitchen' : 'template');
  let ahead = 0;
  const read = readSettings({ RATE_LIMIT_SCALE: '0', ...settings });
  const said: string[] = [];
  const deps = {
    database,
    pincodes: bundledPincodes(join(PROJECT_FOLDER, 'seed/pincodes.csv')),
    settings: read,
    logger: false,
    withPages,
    ...(demoFolder && { demoFolder, databaseUrl: url }),
    clock: () => new Date(Date.now() + ahead),
  };
  const app = await createApp(deps);
  let carry: Carry = intoServer(app);
  const seconds: (() => Promise<void>)[] = [];
  await prepareSiteSettings({
    database,
    documents: app.documents,
    settings: read,
    env: settings,
    print: (line) => said.push(line),
  });
  await loadCatalogue(database, app.documents, join(PROJECT_FOLDER, 'seed'));
  const events: DocumentEvent[] = [];
  app.events.subscribe((event) => events.push(event));

  async function person(id: string, role?: Role): Promise<Person> {
    const email = `${id}@example.in`;
    await app.accounts.create({ id, email, password: PASSWORD, name: `Person ${id}`, ...(role && { role }) });
    const answer = await kitchen.send(VISITOR, 'POST', '/account/sessions/email', {
      email,
      password: PASSWORD,
    });
    const [session = ''] = Object.values(JSON.parse(String(answer.headers['x-fallback-cookies'])));
    kitchen.takeEvents();
    return { id, email, session: String(session) };
  }

  const kitchen: Kitchen = {
    app,
    database,
    url,
    said,
    takeEvents: () =>
      events
        .splice(0)
        .filter(({ collection }) => !['mails', 'audits', 'customerMessages'].includes(collection))
        .filter(({ collection, action }) => collection !== 'payments' || action !== 'create')
        .map(({ collection, action, document }) => `${collection} ${action} ${document.id}`),
    send: sendBy((request) => carry(request)),
    create: (who, collection, data, id = 'unique()') =>
      kitchen.send(who, 'POST', at(collection), { documentId: id, data }),
    change: (who, collection, id, data) => kitchen.send(who, 'PATCH', at(collection, id), { data }),
    delete: (who, collection, id) => kitchen.send(who, 'DELETE', at(collection, id)),
    read: (who, collection, id) => kitchen.send(who, 'GET', at(collection, id)),
    list: (who, collection, ...queries) =>
      kitchen.send(who, 'GET', `${at(collection)}?${queryText(queries)}`),
    async documents(who, collection, ...queries) {
      const answer = await kitchen.list(who, collection, ...queries);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().documents;
    },
    async ids(who, collection, ...queries) {
      return (await kitchen.documents(who, collection, ...queries)).map(({ $id }) => $id);
    },
    changeSettings: (who, section, settings) =>
      kitchen.change(who, 'settings', section, { value: JSON.stringify(settings) }),
    async mails() {
      await dispatchMessages(app.engine);
      const rows = await database.query<MailData & ComposableMail>(
        sql`select mails.*, mail_secrets.sealed from mails left join mail_secrets on mail = id order by sequence`,
      );
      const composed = await composeMails(
        database,
        { kitchen: await kitchenOf(app.engine, read.publicUrl) },
        rows,
      );
      return rows.map(({ sealed: _, ...mail }) => {
        const content = composed.get(mail.id);
        return { ...mail, ...(content instanceof Error || !content ? NO_CONTENT : content) };
      });
    },
    async linkTo(email) {
      const links = (await kitchen.mails())
        .filter(({ to }) => to === email)
        .flatMap(({ text }) => text.match(/https?:\/\/\S+secret=\S+/) ?? []);
      const link = links.at(-1);
      if (!link) throw new Error(`No link came to ${email}`);
      return new URL(link);
    },
    wait(minutes) {
      ahead += minutes * 60_000;
    },
    customer: (id) => person(id),
    admin: (id = 'chef') => person(id, 'owner'),
    staff: (role) => person(role, role),
    everybody: async () => ({
      visitor: VISITOR,
      customer: await person('customer'),
      owner: await person('owner', 'owner'),
      manager: await person('manager', 'manager'),
      kitchen: await person('kitchen', 'kitchen'),
      rider: await person('rider', 'rider'),
    }),
    async device(kind) {
      const [owner] = await database.query<{ id: string; email: string }>(
        sql`select id, coalesce(email, '') as email from users where role = 'owner' limit 1`,
      );
      const user = { name: '', role: 'owner', isAdmin: true, emailVerified: true } as const;
      const actor = { kind: 'user', user: { id: '', email: '', ...owner, ...user } } as const;
      await app.documents.create(devices, { id: kind, values: { name: kind, kind } }, actor);
      const token = await issueDeviceToken(app.engine, actor, kind);
      kitchen.takeEvents();
      return { id: kind, email: '', session: token };
    },
    divert(through) {
      carry = through(carry);
    },
    async openSecond() {
      const connection = openForLongWork({ url });
      const second = await createApp({ ...deps, database: connection });
      seconds.push(async () => {
        await second.server.close();
        await connection.close();
      });
      return sendBy(intoServer(second));
    },
    async close() {
      for (const closeSecond of seconds) await closeSecond();
      await app.server.close();
      await drop();
    },
  };
  return kitchen;
}

const intoServer =
  (app: App): Carry =>
  ({ method, ...request }) =>
    app.server.inject({ method: method as 'GET', ...request });

const sendBy =
  (carry: Carry): Send =>
  async (who, method, path, body) => {
    const url = `/v1${path}`;
    const answer = await carry({
      method,
      url,
      headers: {
        'x-appwrite-project': 'rasoi',
        ...(who.session && { 'x-appwrite-session': who.session }),
      },
      ...(body !== undefined && { payload: body as object }),
    });
    expectDescribed({ method, url, body }, answer);
    return answer;
  };

/** The path of a collection's documents, or of one document. */
export function at(collection: string, id?: string): string {
  return `/databases/rasoi/collections/${collection}/documents${id === undefined ? '' : `/${id}`}`;
}

/** Queries as the SDK writes them into an address. */
const queryText = (queries: readonly object[]): string =>
  queries.map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`).join('&');

/** So many documents at most. */
export const limit = (count: number) => ({ method: 'limit', values: [count] });

/** The documents with one of these values. */
export const equal = (attribute: string, ...values: unknown[]) => ({ method: 'equal', attribute, values });

/** The HTTP status, with the type of a refusal. */
export const outcomeOf = (answer: LightMyRequestResponse): (number | string)[] =>
  answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().type];

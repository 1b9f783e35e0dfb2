// Every answer that a test gets from a route of the SDKs is compared with the models of docs/protocol.md (WIRE-3): an attribute that
// the model lacks fails, and a required one that is missing or of another type.

type Check = (value: unknown) => boolean;
type Model = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const whole: Check = Number.isInteger;
const object: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const empty: Check = (value) => value === '';
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const date: Check = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/.test(value);
const dateOrEmpty = either(date, empty);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const texts = list(text);
const isOf =
  (model: Model): Check =>
  (value) =>
    problemOfModel(model, value) === undefined;

const TIMES = { $id: text, $createdAt: date, $updatedAt: date };
const TARGET: Model = {
  ...{ ...TIMES, name: text, userId: text, providerId: either(text, (value) => value === null) },
  ...{ providerType: text, identifier: text, expired: flag },
};
const USER: Model = {
  ...{ ...TIMES, name: text, registration: date, status: flag, labels: texts, passwordUpdate: dateOrEmpty },
  ...{ email: text, phone: text, emailVerification: flag, phoneVerification: flag, mfa: flag, prefs: object },
  ...{ targets: list(isOf(TARGET)), accessedAt: dateOrEmpty },
};
const DEVICE = {
  ...{ osCode: text, osName: text, osVersion: text, clientType: text, clientCode: text, clientName: text },
  ...{ clientVersion: text, clientEngine: text, clientEngineVersion: text, deviceName: text },
  ...{ deviceBrand: text, deviceModel: text, countryCode: text, countryName: text },
};
const SESSION: Model = {
  ...{ ...TIMES, userId: text, expire: date, provider: text, providerUid: text, providerAccessToken: text },
  ...{ providerAccessTokenExpiry: dateOrEmpty, providerRefreshToken: text, ip: text, ...DEVICE },
  ...{ current: flag, factors: texts, secret: text, mfaUpdatedAt: dateOrEmpty },
};
const TOKEN: Model = {
  ...{ $id: text, $createdAt: date, userId: text, secret: empty, expire: date, phrase: text },
};
const IDENTITY: Model = {
  ...{ ...TIMES, userId: text, provider: text, providerUid: text, providerEmail: text },
  ...{ providerAccessToken: text, providerAccessTokenExpiry: dateOrEmpty, providerRefreshToken: text },
};
const LOG: Model = {
  ...{
    event: text,
    userId: text,
    userEmail: text,
    userName: text,
    mode: text,
    ip: text,
    time: date,
    ...DEVICE,
  },
  // Ours: the part that was updated.
  detail: text,
};
const CODES: Model = { recoveryCodes: texts };
const CHALLENGE: Model = { $id: text, $createdAt: date, userId: text, expire: date };
const FACTORS: Model = { totp: flag, phone: flag, email: flag, recoveryCode: flag };
const FILE: Model = {
  ...{ ...TIMES, bucketId: text, $permissions: texts, name: text, signature: text, mimeType: text },
  ...{ sizeOriginal: whole, chunksTotal: whole, chunksUploaded: whole },
  // Of the versions 1.9 and 2.0.
  ...{ sizeActual: whole, encryption: flag, compression: text, folder: text, key: text },
};
const listOf = (name: string, model: Model): Model => ({ total: whole, [name]: list(isOf(model)) });
const REFUSAL: Model = { message: text, code: whole, type: text, version: text };

/** What a route answers: a model, an object of the caller's own, nothing, or what is no JSON. */
type Answer = Model | 'any object' | 'nothing' | 'no JSON';

const PHONE_OR_EMAIL = '(verification|verifications/email|verification/phone|verifications/phone)';
/** Answers of the SDKs' routes, and of the few that docs/api/openapi.json leaves out, by method and path. Documents are compared as docs/api/openapi.json describes them. */
const ANSWERS: readonly [method: string, path: string, statuses: string, answer: Answer][] = [
  ['GET', '/ping', '200', 'no JSON'],
  ['GET', '/health', '(200|503)', 'any object'],
  ['GET', '/demo', '200', { resetsAt: text, round: whole }],
  ['POST', '/demo/sessions', '201', SESSION],
  ['GET', '/account', '200', USER],
  ['POST', '/account', '201', USER],
  ['PATCH', '/account/(name|email|password|phone|prefs|status|mfa)', '200', USER],
  ['GET', '/account/prefs', '200', 'any object'],
  ['(POST|PUT)', '/account/recovery', '20[01]', TOKEN],
  ['(POST|PUT)', `/account/${PHONE_OR_EMAIL}`, '20[01]', TOKEN],
  ['GET', '/account/sessions', '200', listOf('sessions', SESSION)],
  ['DELETE', '/account/sessions(/[^/]+)?', '204', 'nothing'],
  ['POST', '/account/(tokens/(email|magic-url|phone)|sessions/(magic-url|phone))', '201', TOKEN],
  ['POST', '/account/sessions(/(email|anonymous|token))?', '201', SESSION],
  ['PUT', '/account/sessions/(magic-url|phone)', '201', SESSION],
  ['(GET|POST)', '/account/(sessions|tokens)/oauth2/.+', '30[12]', 'no JSON'],
  ['(GET|PATCH)', '/account/sessions/[^/]+', '200', SESSION],
  ['GET', '/account/identities', '200', listOf('identities', IDENTITY)],
  ['DELETE', '/account/identities/[^/]+', '204', 'nothing'],
  ['GET', '/account/logs', '200', listOf('logs', LOG)],
  ['POST', '/account/jwts?', '201', { jwt: text }],
  ['(POST|PUT)', '/account/targets(/[^/]+)?/push', '20[01]', TARGET],
  ['DELETE', '/account/targets/[^/]+/push', '204', 'nothing'],
  ['GET', '/account/mfa/factors', '200', FACTORS],
  ['POST', '/account/mfa/authenticators/totp', '200', { secret: text, uri: text }],
  ['PUT', '/account/mfa/authenticators/totp', '200', USER],
  ['DELETE', '/account/mfa/authenticators/totp', '204', 'nothing'],
  ['(GET|POST|PATCH)', '/account/mfa/recovery-codes', '20[01]', CODES],
  ['POST', '/account/mfa/challenges?', '20[01]', CHALLENGE],
  ['PUT', '/account/mfa/challenges?', '200', SESSION],
  ['GET', '/storage/buckets/[^/]+/files', '200', listOf('files', FILE)],
  ['POST', '/storage/buckets/[^/]+/files', '201', FILE],
  ['(GET|PUT)', '/storage/buckets/[^/]+/files/[^/]+', '200', FILE],
  ['DELETE', '/storage/buckets/[^/]+/files/[^/]+', '204', 'nothing'],
  ['GET', '/storage/buckets/[^/]+/files/[^/]+/(view|download|preview)', '(200|206|304)', 'no JSON'],
];
const answers = ANSWERS.map(([method, path, statuses, answer]) => ({
  form: new RegExp(`^${method} /v1${path} ${statuses}$`),
  answer,
}));

/** The messages of the socket that say what a client has to know (WIRE-8). */
const MESSAGES: Readonly<Record<string, readonly Model[]>> = {
  pong: [],
  error: [{ code: whole, message: text }],
  connected: [
    { channels: texts, user: either(isOf(USER), (value) => value === null), subscriptions: object },
  ],
  response: [
    // Ours: the channels that it hears now.
    { to: text, success: flag, user: isOf(USER), channels: texts },
    { to: text, success: flag, subscriptions: list(object) },
  ],
  event: [
    { events: texts, channels: texts, timestamp: date, payload: object },
    // For connections that subscribe by message.
    { events: texts, channels: texts, timestamp: date, payload: object, subscriptions: texts },
  ],
};

/** What is wrong with a value, in words; undefined if it has each attribute of a model and no others. */
function problemOfModel(model: Model, value: unknown): string | undefined {
  if (!object(value)) return 'it is no object';
  const given = value as Record<string, unknown>;
  const more = Object.keys(given).find((name) => !Object.hasOwn(model, name));
  if (more) return `${more} is in no model`;
  const wrong = Object.entries(model).find(([name, isRight]) => !isRight(given[name]));
  return wrong && `${wrong[0]} is ${JSON.stringify(given[wrong[0]]) ?? 'missing'}`;
}

function problemOfAnswer(answer: Answer, type: string, body: string): string | undefined {
  if (answer === 'nothing') return body === '' ? undefined : 'there is a body';
  const isJson = type.includes('application/json');
  if (answer === 'no JSON') return isJson ? 'it is JSON' : undefined;
  if (!isJson) return `its type is ${type || 'none'}`;
  const value: unknown = JSON.parse(body);
  if (answer === 'any object') return object(value) ? undefined : 'it is no object';
  return problemOfModel(answer, value);
}

/** @returns what is wrong with an answer of a route of the SDKs, in words; undefined if nothing is */
export function problemOfProtocol(
  method: string,
  path: string,
  { statusCode, type, body }: { statusCode: number; type: string; body: string },
): string | undefined {
  const found = answers.find(({ form }) => form.test(`${method} ${path} ${statusCode}`));
  if (!found && statusCode >= 400) return problemOfAnswer(REFUSAL, type, body);
  return found ? problemOfAnswer(found.answer, type, body) : 'neither described nor in the protocol';
}

/** @throws Error if a message of the socket is not as the protocol has it */
export function expectMessage(message: { type: string; data?: unknown }): void {
  const models = MESSAGES[message.type];
  const problems = models?.map((model) => problemOfModel(model, message.data)) ?? ['no such type'];
  if (problems.length > 0 && !problems.includes(undefined))
    throw new Error(`The socket said ${message.type}: ${problems.join(', or ')} (WIRE-8)`);
}

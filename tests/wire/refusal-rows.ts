import { AuthenticationFactor, AuthenticatorType } from 'appwrite';
import { TOTP } from 'otpauth';
import type { FailureType } from '#server/base/failure.ts';
import { sql } from '#server/db/sql-template.ts';
import { at, PASSWORD } from '#tests/kitchen.ts';
import { twoStep } from '#tests/two-step.ts';
import { keep, PAGE, type Walk } from './walk.ts';

const DB = 'rasoi';
const { Totp } = AuthenticatorType;
const cart = ({ sdk }: Walk, id: string, data: Record<string, unknown>) =>
  sdk.databases.createDocument(DB, 'carts', id, data);
/** Uploads a file as a person whose e-mail address is verified. */
const upload = ({ version, as, kitchen }: Walk, id: string, name: string, text: string) =>
  version.upload(as(kitchen.asha), id, Buffer.from(text), name);
const price = { DishID: 'samosa', name: 'Samosa', quantity: 1, price: 1, image: '' };
const order = ({ sdk }: Walk, items: object[]) =>
  sdk.databases.createDocument(DB, 'orders', 'unique()', {
    items: items.map((item) => JSON.stringify(item)),
    address: 'Pune',
  });

const setAvailable = ({ kitchen }: Walk, dishId: string, isAvailable: boolean) =>
  kitchen.send(kitchen.chef, 'PATCH', at('dishes', dishId), { data: { isAvailable } });

/** Places an order as the person of this walk, and runs a task with it. */
async function ordered(
  { customer, kitchen }: Walk,
  event: { type: string; from: string; to?: string },
): Promise<unknown> {
  const { sdk } = await customer(`orders-${event.type}`);
  const { price } = (await kitchen.send(kitchen.chef, 'GET', at('dishes', 'phulka'))).json();
  const items = [JSON.stringify({ DishID: 'phulka', quantity: 1, price })];
  const data = { items, address: 'Pune' };
  const { $id: orderId } = await sdk.databases.createDocument(DB, 'orders', 'unique()', data);
  return sdk.databases.createDocument(DB, 'orderEvents', 'unique()', { orderId, ...event });
}

/** A call that causes each error type of WIRE-1.3 through an SDK, with its status. */
export const refusals = {
  general_argument_invalid: [400, ({ visitor }) => visitor().account.create('.x', 'a@example.in', PASSWORD)],
  general_bad_request: [
    400,
    async ({ visitor }) => {
      const sdk = visitor();
      keep(sdk, await sdk.account.createAnonymousSession());
      return sdk.account.createVerification(PAGE);
    },
  ],
  general_query_invalid: [400, ({ sdk }) => sdk.databases.listDocuments(DB, 'dishes', ['equal("a", 1)'])],
  general_cursor_not_found: [
    400,
    ({ sdk, version }) => sdk.databases.listDocuments(DB, 'dishes', [version.Query.cursorAfter('nowhere')]),
  ],
  general_route_not_found: [
    404,
    ({ visitor }) => {
      const { account, client } = visitor();
      client.setEndpoint(`${client.config.endpoint}/nowhere`);
      return account.get();
    },
  ],
  general_unauthorized_scope: [401, ({ visitor }) => visitor().account.get()],
  general_unknown_origin: [
    403,
    ({ visitor }) => {
      const { account, client } = visitor();
      Object.assign(client.headers, { origin: 'https://evil.example' });
      return account.get();
    },
  ],
  project_not_found: [
    404,
    ({ visitor }) => {
      const { account, client } = visitor();
      client.setProject('other');
      return account.get();
    },
  ],
  user_already_exists: [409, ({ visitor, me }) => visitor().account.create('unique()', me.email, PASSWORD)],
  user_blocked: [
    401,
    async ({ customer, visitor, kitchen }) => {
      const { person } = await customer('blocked');
      await kitchen.database.execute(sql`update accounts set active = false where id = ${person.id}`);
      return visitor().account.createEmailPasswordSession(person.email, PASSWORD);
    },
  ],
  user_invalid_credentials: [
    401,
    ({ visitor }) => visitor().account.createEmailPasswordSession('nobody@example.in', PASSWORD),
  ],
  user_invalid_token: [401, ({ visitor, me }) => visitor().account.createSession(me.id, '123456')],
  user_not_found: [404, ({ visitor }) => visitor().account.updateRecovery('nobody', 'x', PASSWORD)],
  user_more_factors_required: [
    401,
    async ({ customer, kitchen, as }) => {
      const { person } = await customer('halfway');
      const steps = twoStep(kitchen);
      await steps.verifyAddress(person);
      await as(person).account.updateMFA(true);
      return as(await steps.signIn(person)).account.get();
    },
  ],
  user_challenge_required: [401, ({ sdk }) => sdk.account.deleteMfaAuthenticator(Totp)],
  user_authenticator_not_found: [404, ({ sdk }) => sdk.account.updateMfaAuthenticator(Totp, '123456')],
  user_authenticator_already_verified: [
    409,
    async ({ customer }) => {
      const { account } = (await customer('proven')).sdk;
      const { secret } = await account.createMfaAuthenticator(Totp);
      await account.updateMfaAuthenticator(Totp, new TOTP({ secret }).generate());
      return account.createMfaAuthenticator(Totp);
    },
  ],
  user_recovery_codes_already_exists: [
    409,
    async ({ customer }) => {
      const { sdk } = await customer('codes');
      await sdk.account.createMfaRecoveryCodes();
      return sdk.account.createMfaRecoveryCodes();
    },
  ],
  user_email_not_found: [
    400,
    async ({ visitor }) => {
      const sdk = visitor();
      keep(sdk, await sdk.account.createAnonymousSession());
      return sdk.account.createMfaChallenge(AuthenticationFactor.Email);
    },
  ],
  user_email_not_verified: [400, ({ sdk }) => sdk.account.createMfaChallenge(AuthenticationFactor.Email)],
  user_phone_not_found: [400, ({ sdk }) => sdk.account.createMfaChallenge(AuthenticationFactor.Phone)],
  user_email_already_verified: [
    409,
    async ({ customer, kitchen }) => {
      const { person, sdk } = await customer('verified');
      await twoStep(kitchen).verifyAddress(person);
      return sdk.account.createVerification(PAGE);
    },
  ],
  phone_number_invalid: [400, ({ sdk }) => sdk.account.updatePhone('+141555501234', PASSWORD)],
  user_phone_already_exists: [
    409,
    async ({ customer, sdk, tag }) => {
      const phone = `+9196${String(Buffer.from(tag).readUIntBE(tag.length - 4, 4)).slice(-8)}`;
      await (await customer('numbered')).sdk.account.updatePhone(phone, PASSWORD);
      return sdk.account.updatePhone(phone, PASSWORD);
    },
  ],
  user_target_already_exists: [
    409,
    ({ sdk, kitchen }) => sdk.account.updateEmail(kitchen.ravi.email, PASSWORD),
  ],
  user_session_already_exists: [
    401,
    ({ sdk, me }) => sdk.account.createEmailPasswordSession(me.email, PASSWORD),
  ],
  user_session_not_found: [404, ({ sdk }) => sdk.account.getSession('nothing')],
  user_identity_not_found: [404, ({ sdk }) => sdk.account.deleteIdentity('nothing')],
  user_jwt_invalid: [
    401,
    ({ visitor }) => {
      const { account, client } = visitor();
      client.setJWT('not.a.jwt');
      return account.get();
    },
  ],
  user_jwt_creation_denied: [
    403,
    async ({ sdk, visitor }) => {
      const { jwt } = await sdk.account.createJWT();
      const { account, client } = visitor();
      client.setJWT(jwt);
      return account.createJWT();
    },
  ],
  user_api_key_and_session_set: [
    403,
    ({ sdk }) => {
      Object.assign(sdk.client.headers, { 'x-appwrite-key': 'key' });
      return sdk.account.get();
    },
  ],
  user_unauthorized: [401, ({ sdk }) => sdk.databases.deleteDocument(DB, 'dishes', 'samosa')],
  database_not_found: [404, ({ sdk }) => sdk.databases.listDocuments('other', 'dishes')],
  collection_not_found: [404, ({ sdk }) => sdk.databases.listDocuments(DB, 'thieves')],
  document_not_found: [404, ({ sdk }) => sdk.databases.getDocument(DB, 'dishes', 'unicorn')],
  document_already_exists: [
    409,
    async ({ kitchen, as, tag }) => {
      const { databases } = as(kitchen.chef);
      await databases.createDocument(DB, 'menus', `own-${tag}`, { name: 'Mine' });
      return databases.createDocument(DB, 'menus', `own-${tag}`, { name: 'Other' });
    },
  ],
  document_invalid_structure: [400, (walk) => cart(walk, 'unique()', { dishId: 'samosa', smell: 'good' })],
  document_missing_data: [400, (walk) => cart(walk, 'unique()', {})],
  document_missing_payload: [400, ({ sdk }) => sdk.databases.updateDocument(DB, 'carts', 'nothing')],
  document_delete_restricted: [
    403,
    ({ as, kitchen }) => as(kitchen.chef).databases.deleteDocument(DB, 'menus', 'snacks'),
  ],
  storage_bucket_not_found: [404, ({ sdk }) => sdk.storage.getFile('safe', 'note')],
  storage_file_not_found: [404, ({ sdk }) => sdk.storage.getFile('images', 'nothing')],
  storage_file_already_exists: [
    409,
    async (walk) => {
      await upload(walk, `twice-${walk.tag}`, 'note.txt', 'Less salt');
      return upload(walk, `twice-${walk.tag}`, 'note.txt', 'More salt');
    },
  ],
  storage_file_empty: [400, (walk) => upload(walk, 'unique()', 'note.txt', '')],
  storage_file_type_unsupported: [400, (walk) => upload(walk, 'unique()', 'page.html', '<html>')],
  storage_invalid_file: [403, (walk) => upload(walk, 'unique()', 'photo.jpg', 'no photo')],
  order_empty: [400, (walk) => order(walk, [])],
  order_price_changed: [409, (walk) => order(walk, [price])],
  order_undo_too_late: [409, (walk) => ordered(walk, { type: 'undo', from: 'placed' })],
  order_moved_on: [409, (walk) => ordered(walk, { type: 'step', from: 'ready', to: 'cancelled' })],
  cart_dish_unavailable: [
    409,
    async (walk) => {
      await setAvailable(walk, 'mango-lassi', false);
      return cart(walk, 'unique()', { dishId: 'mango-lassi' });
    },
  ],
  cart_dish_gone: [409, (walk) => cart(walk, 'unique()', { dishId: 'unicorn' })],
  cart_quantity_exceeded: [400, (walk) => cart(walk, 'unique()', { dishId: 'samosa', quantity: 101 })],
  review_dish_gone: [
    400,
    ({ sdk }) =>
      sdk.databases.createDocument(DB, 'reviews', 'unique()', {
        dishId: 'unicorn',
        rating: 5,
        comment: 'Good',
      }),
  ],
} satisfies Partial<Record<FailureType, [number, (walk: Walk) => Promise<unknown>]>>;

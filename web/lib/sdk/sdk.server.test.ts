import { AppwriteException, Query } from 'appwrite';
import { describe, expect, it } from 'vitest';
import { PAGE_DEFAULTS } from '#domain/site/page-defaults.ts';
import type { Host, HostAnswer, HostRequest } from '#web/lib/page/host.ts';
import { serverSdk } from './sdk.server.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

function hostAnswering(answer: HostAnswer, cookie = '') {
  const calls: HostRequest[] = [];
  const host: Host = {
    async call(request) {
      calls.push(request);
      return answer;
    },
    requestId: '1000000000',
    report() {},
    cookie,
    nonce: 'n',
    kept: false,
    settings: {
      publicUrl: 'https://rasoi.example',
      mapStyleUrl: undefined,
      pincodeUrl: '/pincode',
      mailConfigured: false,
      textsConfigured: false,
      signInCodes: [],
      signInWith: [],
      emailService: { origin: undefined, publicKey: 'k', serviceId: 's', newsletterTemplate: 't' },
      formService: { endpoint: undefined, contactForm: 'c' },
    },
    siteSettings: {
      kitchen: PAGE_DEFAULTS.kitchen,
      charges: PAGE_DEFAULTS.charges,
      areas: [],
      tax: PAGE_DEFAULTS.tax,
      shop: PAGE_DEFAULTS.shop,
      plans: PAGE_DEFAULTS.plans,
    },
    opening: { state: 'open' },
  };
  return { sdk: serverSdk(host), calls };
}

describe('the SDK on the server', () => {
  it('sends the browser’s requests to the server itself, with the visitor’s cookie', async () => {
    const list = { status: 200, headers: JSON_TYPE, body: '{"total":0,"documents":[]}' };
    const { sdk, calls } = hostAnswering(list, 'a_session_rasoi=s');
    const answer = await sdk.databases.listDocuments('rasoi', 'dishes', [Query.limit(1)]);
    expect(answer).toEqual({ total: 0, documents: [] });
    const [call] = calls;
    expect(call?.method).toBe('GET');
    const url = new URL(call?.path ?? '', 'http://localhost');
    expect(url.pathname).toBe('/v1/databases/rasoi/collections/dishes/documents');
    expect(url.searchParams.getAll('queries[0]')).toEqual([Query.limit(1)]);
    expect(call?.headers).toMatchObject({ 'X-Appwrite-Project': 'rasoi', cookie: 'a_session_rasoi=s' });
    expect(call?.body).toBeUndefined();
  });

  it('sends a body as JSON, and no cookie when there is none', async () => {
    const { sdk, calls } = hostAnswering({ status: 201, headers: JSON_TYPE, body: '{"$id":"c1"}' });
    await sdk.databases.createDocument('rasoi', 'carts', 'c1', { dishId: 'd1' });
    expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ documentId: 'c1', data: { dishId: 'd1' } });
    expect(calls[0]?.headers).not.toHaveProperty('cookie');
  });

  it('throws the SDK’s own errors', async () => {
    const body = JSON.stringify({ message: 'No such user', code: 401, type: 'general_unauthorized_scope' });
    const { sdk } = hostAnswering({ status: 401, headers: JSON_TYPE, body });
    const error = await sdk.account.get().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppwriteException);
    expect(error).toMatchObject({
      message: 'No such user',
      code: 401,
      type: 'general_unauthorized_scope',
      response: body,
    });
  });

  it('uses an answer that is not JSON as the error’s message', async () => {
    const { sdk } = hostAnswering({ status: 502, headers: { 'content-type': 'text/plain' }, body: 'gone' });
    await expect(sdk.account.get()).rejects.toMatchObject({ message: 'gone', code: 502 });
  });
});

import { expect, it } from 'vitest';
import type { MethodOffers } from '#domain/payments/methods.ts';
import type { TestPayments } from '#domain/site/payments-settings.ts';
import { firstSettings } from '#domain/site/settings.ts';
import { stub } from '#tests/doubles/stub.ts';
import type { Sdk } from '#web/lib/sdk/sdk.ts';
import { answerTestPayments, methodsToAskAbout } from './answer.ts';

const stored = (testPayments: TestPayments, over: object = {}) => ({
  $id: 'payments' as const,
  $updatedAt: 'then',
  value: JSON.stringify({ ...firstSettings().payments, ...over, testPayments }),
});

const TESTS: MethodOffers = { upi: 'test', card: 'test' };

// PAY-10
it.each<[string, string, TestPayments, MethodOffers, string[]]>([
  ['a public site', 'https://rasoi.example', 'ask', TESTS, ['upi', 'card']],
  ['a public site with a UPI id', 'https://rasoi.example', 'ask', { upi: 'real', card: 'test' }, ['card']],
  ['a public site that takes cards', 'https://rasoi.example', 'ask', { upi: 'test', card: 'real' }, ['upi']],
  ['a public site without test payments', 'https://rasoi.example', 'ask', { upi: 'real', card: 'real' }, []],
  ['a site on this machine', 'http://localhost:3000', 'ask', TESTS, []],
  ['a trial', 'https://rasoi.example', 'on', TESTS, []],
  ['a site that was answered for', 'https://rasoi.example', 'off', { upi: 'off', card: 'off' }, []],
])(
  'the owner of %s is asked about the methods without money, if any',
  (_site, url, setting, offers, methods) => {
    expect(methodsToAskAbout(url, stored(setting), { offers })).toEqual(methods);
  },
);

/** Saves sections as the server does, after somebody else has saved `theirs`. */
function sdkWith(theirs: ReturnType<typeof stored> | undefined) {
  const saved: string[] = [];
  let refuse = theirs !== undefined;
  const sdk = stub<Sdk>({
    databases: { getDocument: () => Promise.resolve(theirs) },
    call: (_method: string, _path: string, { data }: { data: { value: string } }) => {
      if (refuse) {
        refuse = false;
        return Promise.reject(
          Object.assign(new Error('changed'), {
            code: 409,
            type: 'document_update_conflict',
            response: '{}',
          }),
        );
      }
      saved.push(data.value);
      return Promise.resolve({ ...stored('ask'), value: data.value });
    },
  });
  return { sdk, saved: () => saved.map((value): unknown => JSON.parse(value)) };
}

// PAY-10
it('the answer is stored, and the other payment settings stay', async () => {
  const { sdk, saved } = sdkWith(undefined);
  await answerTestPayments(sdk, stub(stored('ask', { vpa: 'rasoi@icici' })), 'off');
  expect(saved()).toEqual([{ ...firstSettings().payments, vpa: 'rasoi@icici', testPayments: 'off' }]);
});

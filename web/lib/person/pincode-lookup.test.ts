import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOKUP_TIMEOUT, lookUpPincode } from './pincode-lookup.ts';

const fetched = vi.fn<typeof fetch>();
const never = new AbortController().signal;

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) => fetched.mockResolvedValue(Response.json(body, { status }));
const office = {
  Name: 'Lajpat Nagar',
  Block: 'NA',
  District: 'New Delhi',
  State: 'Delhi',
  Pincode: '110024',
};

/** A service that never answers; its request ends only when it is aborted. */
function silence() {
  fetched.mockImplementation(
    (_url, options) =>
      new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new Error())),
      ),
  );
}

test('a known pincode fills in city and state', async () => {
  answer([{ Message: '', Status: 'Success', PostOffice: [office] }]);
  expect(await lookUpPincode('/pincode', '110024', never)).toEqual({
    place: { city: 'New Delhi', state: 'Delhi', pincode: '110024' },
  });
  expect(fetched.mock.calls[0]?.[0]).toBe('/pincode/110024');
});

test('an unknown pincode is reported as having no data', async () => {
  answer([{ Message: 'No records found', Status: 'Error', PostOffice: null }]);
  expect(await lookUpPincode('/pincode', '999999', never)).toEqual({
    problem: 'notFound',
  });
});

test('a pincode service that is down, fails or answers nonsense counts as failed', async () => {
  const failure = { problem: 'failed' };
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await lookUpPincode('/pincode', '110024', never)).toEqual(failure);
  answer({}, 500);
  expect(await lookUpPincode('/pincode', '110024', never)).toEqual(failure);
  fetched.mockResolvedValue(new Response('<html>'));
  expect(await lookUpPincode('/pincode', '110024', never)).toEqual(failure);
});

test('a pincode service that does not answer is given up after a while', async () => {
  vi.useFakeTimers();
  silence();
  const settled = vi.fn();
  const asked = lookUpPincode('/pincode', '110024', never).then(settled);
  await vi.advanceTimersByTimeAsync(LOOKUP_TIMEOUT - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(settled).toHaveBeenCalledWith({ problem: 'failed' });
});

test('typing another pincode cancels the lookup of the one before', async () => {
  silence();
  const typing = new AbortController();
  const asked = lookUpPincode('/pincode', '110024', typing.signal);
  typing.abort();
  await asked;
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** Expects an error in the protocol's form (WIRE-1.3), which no cache stores. */
export function expectError(answer: LightMyRequestResponse, status: number, type: string): void {
  expect(answer.json()).toEqual({ message: expect.any(String), code: status, type, version: '1.7.0' });
  expect(answer.json().message).not.toBe('');
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache, no-store, must-revalidate',
    expires: '0',
    pragma: 'no-cache',
  });
}

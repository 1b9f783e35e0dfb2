import { expect, it } from 'vitest';
import { applyFlags } from './flags.ts';

// INSTALL-17
it('the server takes the flag of a demo, and refuses any other word', () => {
  const env: NodeJS.ProcessEnv = {};
  applyFlags([], env);
  expect(env).toEqual({});
  expect(() => applyFlags(['--dmeo'], env)).toThrow('there is no flag --dmeo. Did you mean --demo?');
  expect(() => applyFlags(['demo'], env)).toThrow('there is no flag demo.');
  applyFlags(['--demo'], env);
  expect(env).toEqual({ RASOI_DEMO: '1', RASOI_DATA: 'demo-data' });
});

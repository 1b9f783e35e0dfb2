import { expect, it } from 'vitest';
import { helpOf, readOptions, WrongOption } from './options.ts';

const token = `rasoi-device:stove:${'a'.repeat(64)}`;
const least = ['--token', token, '--printer', '10.0.0.7'];

// PRINT-8
it('an agent is configured by flags or the environment; flags have priority', () => {
  const defaults = {
    server: 'http://localhost:3000',
    token,
    deviceId: 'stove',
    printer: { host: '10.0.0.7', port: 9100 },
    paper: 80,
    copies: 1,
    sheet: 'ticket',
    openDrawer: false,
  };
  expect(readOptions(least, {})).toEqual(defaults);
  const env = {
    RASOI_SERVER: 'https://kitchen.example/',
    RASOI_TOKEN: token,
    PRINTER: 'printer.local:9101',
    PAPER_WIDTH: '58',
    COPIES: '2',
    OPEN_DRAWER: '1',
  };
  expect(readOptions(['--copies', '3'], env)).toEqual({
    ...defaults,
    server: 'https://kitchen.example',
    printer: { host: 'printer.local', port: 9101 },
    paper: 58,
    copies: 3,
    sheet: 'ticket',
    openDrawer: true,
  });
  expect(readOptions(['--help'], {})).toBe('help');
});

// PRINT-11
it('what the set-up has stored counts where neither flags nor the environment say something else', () => {
  const saved = { server: 'https://kitchen.example', token, printer: '10.0.0.9', width: '58' };
  const read = readOptions(['--printer', '10.0.0.7'], {}, saved);
  expect(read).toMatchObject({ server: 'https://kitchen.example', printer: { host: '10.0.0.7' }, paper: 58 });
  expect([readOptions([], {}), readOptions(['--setup'], {}, saved)]).toEqual(['setUp', 'setUp']);
});

// PRINT-8
it.each([
  ['no token', ['--printer', '10.0.0.7']],
  ['a token that is none', ['--token', 'x', '--printer', '10.0.0.7']],
  ['no printer', ['--token', token]],
  ['a printer that is no address', [...least, '--printer', 'a:b:c']],
  ['a server that is no address', [...least, '--server', 'ftp://x']],
  ['paper that is not sold', [...least, '--width', '70']],
  ['no copies', [...least, '--copies', '0']],
  ['an unknown flag', [...least, '--colour', 'red']],
])('%s is refused in words', (_, args) => {
  expect(() => readOptions(args, {})).toThrow(WrongOption);
});

it('the help names every flag', () => {
  for (const flag of ['server', 'token', 'printer', 'width', 'copies', 'drawer', 'setup', 'help']) {
    expect(helpOf('npm run printer --')).toContain(`--${flag}`);
  }
});

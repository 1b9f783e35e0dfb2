/** Pages as browsers request them: kept pages compared with a bare node:http server, then pages rendered for one person. */
import { withBuiltServer } from './parts/built-server.ts';
import { signedIn } from './parts/kitchen.ts';
import { load } from './parts/load.ts';
import { bytesOf, withRawServer } from './parts/raw-server.ts';
import { compare, measure } from './parts/rounds.ts';

const CONNECTIONS = 32;
const AT_ONCE = 50;
const packed = { 'accept-encoding': 'gzip, deflate, br' };

await withBuiltServer(async (server) => {
  const page = (path: string, headers: Record<string, string>, connections = CONNECTIONS) => ({
    name: path,
    round: (duration: number) => load({ url: `${server.origin}${path}`, connections, duration, headers }),
  });
  for (const path of ['/', '/menu']) {
    const whole = await (await fetch(`${server.origin}${path}`)).text();
    const bytes = await bytesOf(`${server.origin}${path}`, packed);
    console.log(`\n${path}: ${Buffer.byteLength(whole)} bytes of HTML, ${bytes.length} packed`);
    await withRawServer(bytes, (raw) =>
      compare(page(path, packed), {
        name: 'raw node:http, same bytes',
        round: (duration) => load({ url: raw, connections: CONNECTIONS, duration, headers: packed }),
      }),
    );
  }

  const { 'x-fallback-cookies': sessions = '{}' } = await signedIn(server.origin, 'asha');
  // Pages identify people by cookies only.
  const cookie = Object.entries(JSON.parse(sessions)).map(([name, value]) => `${name}=${value}`);
  const own = { ...packed, cookie: cookie.join('; ') };
  for (const path of ['/cart', '/orders', '/profile']) {
    const before = server.cpu();
    let pages = 0;
    const counted = page(path, own, 8);
    await measure({
      name: `${path}, signed in`,
      async round(duration) {
        const figures = await counted.round(duration);
        pages += figures.rate * duration;
        return figures;
      },
    });
    console.log(`${((server.cpu() - before) / pages).toFixed(1)} ms of CPU a page`);
  }
  await page('/orders', own, AT_ONCE).round(5);
  console.log(
    `\nAt most ${server.peakMemory().toFixed(0)} MB of memory, with ${AT_ONCE} pages asked for at once`,
  );
});

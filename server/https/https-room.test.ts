import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '#tests/kitchen.ts';
import { freePort } from '#tests/machines/packages.ts';

let taken: Server;
let kitchen: Kitchen;

afterEach(async () => {
  taken.close();
  await kitchen.close();
});

// HTTPS-5
it.each(['HTTP_PORT', 'HTTPS_PORT'])(
  'a start says in one line that another program has the port of %s',
  async (setting) => {
    async function takePort(): Promise<string> {
      taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, resolve));
      return String((taken.address() as { port: number }).port);
    }
    const port = await takePort();
    kitchen = await openKitchen({
      ...{ HTTPS_DOMAIN: 'khana.example', RASOI_DATA: tmpdir() },
      ...{ HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) },
      [setting]: port,
    });
    await expect(kitchen.app.https?.listen()).rejects.toThrow(
      `${setting}: another program listens on port ${port}. Stop it, or set another ${setting}.`,
    );
  },
);

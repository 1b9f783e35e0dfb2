import type { SignedFeed } from './read-feed.ts';

/** Milliseconds that the publisher has for each of the two files, and the most that they have (bytes). */
const ANSWERS_WITHIN = 15_000;
const MAX_FEED = 262_144;
const MAX_SIGNATURE = 2048;

/**
 * The list of versions at an address, with the signature at the same address and `.minisig`. The request says nothing about
 * the kitchen: no version, no id, no cookie. Undefined if there is no answer, another than 200, or a too long one.
 */
export async function fetchFeed(url: string, stopping?: AbortSignal): Promise<SignedFeed | undefined> {
  const content = await textAt(url, MAX_FEED, stopping);
  if (content === undefined) return undefined;
  const beside = new URL(url);
  beside.pathname += '.minisig';
  // Without a signature it is told as not signed.
  const signature = (await textAt(beside.href, MAX_SIGNATURE, stopping)) ?? '';
  return { content, signature };
}

async function textAt(url: string, most: number, stopping?: AbortSignal): Promise<string | undefined> {
  const limit = AbortSignal.timeout(ANSWERS_WITHIN);
  try {
    const answer = await fetch(url, {
      headers: { 'user-agent': 'Rasoi', accept: '*/*' },
      redirect: 'error',
      signal: stopping ? AbortSignal.any([limit, stopping]) : limit,
    });
    if (answer.status !== 200 || !answer.body) {
      await answer.body?.cancel();
      return undefined;
    }
    return await textUpTo(most, answer.body.getReader());
  } catch {
    return undefined;
  }
}

/** The text of a body; undefined if it is longer, which is found out without reading it whole. */
async function textUpTo(
  most: number,
  body: ReadableStreamDefaultReader<Uint8Array>,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await body.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    length += value.length;
    if (length > most) {
      await body.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

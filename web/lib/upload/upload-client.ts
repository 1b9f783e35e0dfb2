import { AppwriteException, Client } from 'appwrite';

type Call = Parameters<Client['call']>;

/** Sends a request like fetch. `onSent` is called with the sent share of its body, from 0 to 1. */
function send(url: string, options: RequestInit, onSent: (part: number) => void): Promise<XMLHttpRequest> {
  const request = new XMLHttpRequest();
  request.open(options.method ?? 'POST', url);
  request.withCredentials = options.credentials === 'include';
  for (const [name, value] of new Headers(options.headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.send(options.body as FormData);
  });
}

/** The start and end of a chunk within its file, from 0 to 1, read from its content-range header. */
function placeOf(range: string | undefined): { from: number; to: number } {
  const [, start, end, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? [];
  return size
    ? { from: Number(start) / Number(size), to: (Number(end) + 1) / Number(size) }
    : { from: 0, to: 1 };
}

/**
 * The SDK's client for uploads. It reports progress while a chunk is being sent, which fetch cannot. The SDK itself
 * reports only after each chunk, and a phone may need half a minute for a chunk.
 */
export class UploadClient extends Client {
  readonly #onSent: (part: number) => void;

  /** @param onSent called with the sent share of the file, from 0 to 1 */
  constructor(onSent: (part: number) => void) {
    super();
    this.#onSent = onSent;
  }

  override async call(...[method, url, headers = {}, params]: Call): Promise<unknown> {
    const { from, to } = placeOf(headers['content-range']);
    const { uri, options } = this.prepareRequest(method, url, headers, params);
    const answer = await send(uri, options, (part) => this.#onSent(from + part * (to - from)));
    const text = answer.responseText;
    const isJson = answer.getResponseHeader('content-type')?.includes('application/json');
    const data = isJson ? JSON.parse(text) : { message: text };
    if (answer.status >= 400) throw new AppwriteException(data.message, answer.status, data.type, text);
    return data;
  }
}

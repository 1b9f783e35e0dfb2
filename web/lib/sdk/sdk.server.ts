import { AppwriteException, Client } from 'appwrite';
import type { Host, HostAnswer } from '#web/lib/page/host.ts';
import type { Sdk } from './sdk.ts';
import { servicesOver } from './services.ts';

/** Never requested: every call goes through the host. The SDK needs an absolute base address. */
const ORIGIN = 'http://localhost';

const isJson = ({ headers }: HostAnswer) =>
  String(headers['content-type'] ?? '').includes('application/json');

interface Failure {
  message?: string;
  type?: string;
}

/** The SDK's client, which calls the host instead of the network. */
class HostedClient extends Client {
  readonly #host: Host;

  constructor(host: Host) {
    super();
    this.#host = host;
  }

  override async call(
    method: string,
    url: URL,
    headers: Record<string, string> = {},
    params: Record<string, unknown> = {},
  ): Promise<unknown> {
    const { uri, options } = this.prepareRequest(method, url, headers, params);
    const { pathname, search } = new URL(uri);
    const answer = await this.#host.call({
      method: options.method ?? method,
      path: pathname + search,
      headers: { ...this.headers, ...headers, ...(this.#host.cookie && { cookie: this.#host.cookie }) },
      ...(typeof options.body === 'string' && { body: options.body }),
    });
    const data: unknown = isJson(answer) ? JSON.parse(answer.body) : { message: answer.body };
    if (answer.status >= 400) {
      const { message = '', type } = data as Failure;
      throw new AppwriteException(message, answer.status, type, answer.body);
    }
    return data;
  }
}

export function serverSdk(host: Host): Sdk {
  return servicesOver(new HostedClient(host), ORIGIN);
}

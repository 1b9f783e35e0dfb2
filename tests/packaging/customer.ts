import { at, PASSWORD } from '#tests/kitchen.ts';

/** Somebody who orders at a server over its wire. */
export interface Customer {
  /** Places an order of one samosa with this id. */
  order(id: string): Promise<void>;
  /** The ids of all their orders. */
  orders(): Promise<string[]>;
}

export async function newCustomer(origin: string, id: string): Promise<Customer> {
  let session = '';
  async function send(method: string, path: string, body?: object) {
    const answer = await fetch(`${origin}/v1${path}`, {
      method,
      headers: {
        'x-appwrite-project': 'rasoi',
        ...(body && { 'content-type': 'application/json' }),
        ...(session && { 'x-appwrite-session': session }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  const login = { userId: id, email: `${id}@example.in`, password: PASSWORD, name: id };
  await send('POST', '/account', login);
  const signedIn = await send('POST', '/account/sessions/email', login);
  session = String(Object.values(JSON.parse(signedIn.headers.get('x-fallback-cookies') ?? '{}'))[0]);
  return {
    async order(documentId) {
      const data = { dishId: 'samosa', quantity: 1 };
      await send('POST', at('carts'), { documentId: `line-${documentId}`, data });
      const items = [JSON.stringify({ DishID: 'samosa', quantity: 1, price: 59 })];
      await send('POST', at('orders'), { documentId, data: { items, address: 'Pune' } });
    },
    async orders() {
      const list = (await (await send('GET', at('orders'))).json()) as { documents: { $id: string }[] };
      return list.documents.map(({ $id }) => $id).sort();
    },
  };
}

// Gives a running server the data of a small kitchen, over the wire.
import { type Answer, at, emailOf, PASSWORD, type Person, type Send } from './people.ts';

/** A red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

/** The lives of orders, each by the steps that the kitchen records. */
const LIVES: Readonly<Record<string, readonly string[]>> = {
  fresh: [],
  cooking: ['accepted', 'preparing'],
  eaten: ['accepted', 'ready', 'outForDelivery', 'delivered'],
  refused: ['rejected'],
};

const LINES = [
  { DishID: 'ghar-ki-thali', quantity: 2 },
  { DishID: 'samosa', quantity: 1 },
];

const ADDRESS = {
  houseNo: '4',
  street: 'MG Road',
  landmark: 'Opposite the school',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: 411001,
};

/**
 * Fills the kitchen of a server at `origin`, whose owner is `admin`. Schemas without recorded steps get none.
 * @returns a way to send requests as each person, and the secrets of their sessions
 */
export async function fill(
  origin: string,
): Promise<{ send: Send; sessions: Partial<Record<Person, string>> }> {
  const sessions: Partial<Record<Person, string>> = {};

  async function request(who: Person, method: string, path: string, init: RequestInit = {}) {
    const session = sessions[who];
    return fetch(`${origin}/v1${path}`, {
      ...init,
      method,
      headers: {
        'x-appwrite-project': 'rasoi',
        ...(session && { 'x-appwrite-session': session }),
        ...init.headers,
      },
    });
  }
  const send: Send = async (who, method, path, body) => {
    const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return answerOf(await request(who, method, path, body === undefined ? {} : json));
  };
  /** A request that must succeed. */
  async function must(
    who: Person,
    method: string,
    path: string,
    body: unknown,
  ): Promise<Record<string, unknown>> {
    const answer = await send(who, method, path, body);
    if (answer.status >= 400) throw new Error(`${who} ${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.body as Record<string, unknown>;
  }
  const create = (who: Person, collection: string, documentId: string, data: object) =>
    must(who, 'POST', at(collection), { documentId, data });

  async function signIn(who: Person): Promise<void> {
    const login = { email: emailOf(who), password: PASSWORD };
    const answer = await request('visitor', 'POST', '/account/sessions/email', {
      body: JSON.stringify(login),
      headers: { 'content-type': 'application/json' },
    });
    const [secret] = Object.values(JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}'));
    if (typeof secret !== 'string') throw new Error(`${who} cannot sign in: ${answer.status}`);
    sessions[who] = secret;
  }

  await signIn('admin');
  const form = new FormData();
  form.append('fileId', 'thali');
  form.append('file', new File([PICTURE], 'Thali.png'));
  const upload = await request('admin', 'POST', '/storage/buckets/images/files', { body: form });
  if (upload.status !== 201) throw new Error(await upload.text());
  await must('admin', 'PATCH', at('dishes', 'samosa'), {
    data: { price: 61.5, imgUrl: `${origin}/v1/storage/buckets/images/files/thali/view?project=rasoi` },
  });

  const prices: Record<string, unknown> = {};
  for (const { DishID } of LINES)
    prices[DishID] = ((await send('admin', 'GET', at('dishes', DishID))).body as { price: number }).price;
  const items = LINES.map((line) => JSON.stringify({ ...line, price: prices[line.DishID] }));
  const hasSteps = (await send('admin', 'GET', at('orderEvents'))).status === 200;
  if (hasSteps)
    await must('admin', 'PATCH', at('settings', 'kitchen'), {
      data: { value: JSON.stringify({ orderMode: 'board', promiseMinutes: 50 }) },
    });

  for (const who of ['asha', 'ravi'] as const) {
    await must('visitor', 'POST', '/account', {
      userId: who,
      email: emailOf(who),
      password: PASSWORD,
      name: who,
    });
    await signIn(who);
    await must(who, 'PATCH', at('users', who), {
      data: { phone: who === 'asha' ? 919876543210 : 919876543211 },
    });
    await create(who, 'addresses', `home-of-${who}`, { label: 'Home', ...ADDRESS });
    await create(who, 'addresses', `work-of-${who}`, { label: 'Work', ...ADDRESS, houseNo: '12 B' });
  }
  await must('asha', 'PATCH', '/account/prefs', { prefs: { theme: 'dark' } });

  for (const [life, steps] of Object.entries(LIVES)) {
    const paymentMethod = life === 'eaten' ? 'card' : 'cod';
    await create('asha', 'orders', `order-${life}`, { items, paymentMethod });
    let from = 'placed';
    for (const to of hasSteps ? steps : []) {
      const reason = to === 'rejected' ? { reason: 'tooBusy' } : {};
      await create('admin', 'orderEvents', `${life}-${to}`, {
        orderId: `order-${life}`,
        type: 'step',
        from,
        to,
        ...reason,
      });
      from = to;
    }
  }
  await create('ravi', 'orders', 'order-of-ravi', {
    items,
    paymentMethod: 'upi',
    address: '9, Hill Road, Pune',
  });
  for (const who of ['asha', 'ravi'] as const) {
    await create(who, 'reviews', `review-of-${who}`, {
      dishId: 'samosa',
      rating: who === 'asha' ? 5 : 3,
      comment: 'Crisp.',
    });
    await create(who, 'carts', `line-of-${who}`, { dishId: 'samosa', quantity: 2 });
  }
  await must('visitor', 'POST', '/account/recovery', {
    email: emailOf('ravi'),
    url: `${origin}/reset-password`,
  });
  return { send, sessions };
}

/** The status and body of an answer: JSON as it is, anything else by its bytes. */
async function answerOf(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? JSON.parse(bytes.toString()) : bytes.toString('base64') };
}

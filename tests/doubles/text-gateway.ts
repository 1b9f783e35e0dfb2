import Fastify from 'fastify';

/** A text message as the server hands it to a gateway. */
export interface SentText {
  to: string;
  text: string;
  template?: string;
  variables?: string[];
}

/** A gateway for text messages. */
export interface TextGateway {
  /** Where the server sends to, its setting SMS_URL. */
  url: string;
  /** What it has taken, oldest first. */
  sent: SentText[];
  close(): Promise<void>;
}

export async function openTextGateway(): Promise<TextGateway> {
  const server = Fastify();
  const sent: SentText[] = [];
  server.post('/send', async (request, reply) => {
    sent.push(request.body as SentText);
    return reply.send('OK');
  });
  const url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/send`;
  return { url, sent, close: () => server.close() };
}

/** The loops of webhooks, one for each that has messages. */
export interface WebhookLoops {
  /** Sends what is due to a webhook, now or once its loop has finished what it sends. */
  wake(webhookId: string): void;
  /** Resolves once no loop runs. */
  idle(): Promise<void>;
  /** Begins nothing more, and waits for what runs. */
  stop(): Promise<void>;
}

/**
 * Runs `send` for each webhook until nothing is due to it. The loops wait for each other nowhere: a receiver that answers slowly
 * delays only what it is told itself. There are as many connections at most as webhooks, ten of a kitchen.
 * @param send sends what is due to a webhook, and returns how many messages that were
 */
export function createWebhookLoops(
  send: (webhookId: string) => Promise<number>,
  onError: (error: unknown) => void,
): WebhookLoops {
  const running = new Map<string, Promise<void>>();
  /** Webhooks to which something may have become due while their loop ran. */
  const woken = new Set<string>();
  let isStopped = false;

  async function run(webhookId: string): Promise<void> {
    try {
      let sent = 1;
      while (!isStopped && (woken.delete(webhookId) || sent > 0)) sent = await send(webhookId);
    } catch (error) {
      onError(error);
    } finally {
      running.delete(webhookId);
    }
  }

  const loops: WebhookLoops = {
    wake(webhookId) {
      if (isStopped) return;
      woken.add(webhookId);
      if (!running.has(webhookId)) running.set(webhookId, run(webhookId));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
    async stop() {
      isStopped = true;
      await loops.idle();
    },
  };
  return loops;
}

interface EndHandlers {
  stop(): Promise<void>;
  atExit(): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const running = new Set<EndHandlers>();

/**
 * Stops the server with the process. Whoever else listens for a signal is trusted to end what is under way and
 * then to call `stop` or `process.exit`; with nobody else listening the signal stops the server and then does what
 * it would have done. Answers a function that undoes all this.
 */
export function onProcessEnd(handlers: EndHandlers): () => void {
  if (running.size === 0) {
    for (const signal of SIGNALS) process.on(signal, onSignal);
    process.on('exit', onExit);
  }
  running.add(handlers);
  return () => {
    running.delete(handlers);
    if (running.size === 0) stopListening();
  };
}

function stopListening(): void {
  for (const signal of SIGNALS) process.off(signal, onSignal);
  process.off('exit', onExit);
}

function onSignal(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  void Promise.allSettled([...running].map((handlers) => handlers.stop())).then(() => {
    stopListening();
    process.kill(process.pid, signal);
  });
}

function onExit(): void {
  for (const handlers of running) handlers.atExit();
}

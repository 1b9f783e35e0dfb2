interface EndHandlers {
  stop(): Promise<void>;
  atExit(): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;
const running = new Set<EndHandlers>();

/**
 * Stops the server when this process ends. If another part of the program listens for a signal, it must finish its work
 * and then call `stop` or `process.exit`. If nothing else listens, the signal first stops the server and then has its
 * usual effect. Returns a function that removes the handlers.
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

import { useSyncExternalStore } from 'react';

/** A code that was sent and not used yet, as this tab remembers it: a reload in between loses nothing. */
export interface PendingCode {
  way: 'phone' | 'email';
  /** +919876543210, or an e-mail address. */
  address: string;
  /** The server's id of the code. */
  id: string;
  /** When it was sent last (milliseconds). */
  sentAt: number;
  /** How often one was sent to this address. */
  times: number;
}

const STORED = 'rasoi.code';

const listeners = new Set<() => void>();
/** The stored text; also kept here for browsers without storage. */
let known: { text: string; code: PendingCode | undefined } | undefined;

function isPending(value: unknown): value is PendingCode {
  const { way, address, id, sentAt, times } = (value ?? {}) as Partial<PendingCode>;
  const isAddressed = (way === 'phone' || way === 'email') && typeof address === 'string';
  return isAddressed && typeof id === 'string' && typeof sentAt === 'number' && typeof times === 'number';
}

function read(): PendingCode | undefined {
  if (known) return known.code;
  let text = '';
  let code: PendingCode | undefined;
  try {
    text = sessionStorage.getItem(STORED) ?? '';
    const stored: unknown = JSON.parse(text || 'null');
    code = isPending(stored) ? stored : undefined;
  } catch {
    // Without storage the code is remembered until the page is reloaded.
  }
  known = { text, code };
  return code;
}

/** Remembers a code that was sent, or forgets it. */
export function keepPendingCode(code: PendingCode | undefined): void {
  const text = code ? JSON.stringify(code) : '';
  known = { text, code };
  try {
    if (code) sessionStorage.setItem(STORED, text);
    else sessionStorage.removeItem(STORED);
  } catch {
    // See read().
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The code that this tab waits for; null until the page's script runs, undefined if there is none. */
export function usePendingCode(): PendingCode | null | undefined {
  return useSyncExternalStore<PendingCode | null | undefined>(subscribe, read, () => null);
}

/** Milliseconds between heartbeats (WIRE-8.1). */
const HEARTBEAT = 20_000;
/** A connection counts as lost if nothing comes within this time after a heartbeat (milliseconds). */
const ANSWER_WITHIN = 10_000;
/** The close code of a connection that the server refuses; trying again would change nothing (WIRE-8.3). */
const POLICY = 1008;
/** The readyState of an open WebSocket. */
const OPEN = 1;

/** An event as the server sends it (WIRE-8.4). */
export interface LiveEvent {
  channels: readonly string[];
  payload: Readonly<Record<string, unknown>>;
}

export interface LiveListener {
  /** The connection is open and receives all events from now on. `userId` is null for a visitor. */
  onConnected(userId: string | null): void;
  onEvent(event: LiveEvent): void;
  /**
   * The connection is lost: events are missed until the next `onConnected`.
   * @param lastHeard the time of the server's last message, or of the first attempt to connect; milliseconds
   */
  onLost(lastHeard: number): void;
}

export interface LiveSocket {
  /** Sends a heartbeat now: after the device slept, a connection may be lost without a close event. */
  check(): void;
  close(): void;
}

/** The part of a browser's WebSocket that we use. */
export type LiveConnection = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onmessage' | 'onclose'>;

/** Milliseconds to wait before reconnecting, by the number of failed tries (WIRE-8.1). */
export function reconnectDelay(tries: number): number {
  if (tries < 5) return 1_000;
  if (tries < 15) return 5_000;
  return tries < 100 ? 10_000 : 60_000;
}

/** Opens a connection for events, and reopens it when it is lost. */
export function openLiveSocket(
  url: string,
  listener: LiveListener,
  connect: (url: string) => LiveConnection = (address) => new WebSocket(address),
): LiveSocket {
  let socket: LiveConnection | undefined;
  let tries = 0;
  let refused = false;
  let lastHeard = Date.now();
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  function forget(): void {
    clearInterval(heartbeat);
    clearTimeout(overdue);
    clearTimeout(next);
    overdue = undefined;
    const gone = socket;
    socket = undefined;
    gone?.close();
  }

  function lost(): void {
    forget();
    listener.onLost(lastHeard);
    if (refused) return;
    next = setTimeout(open, reconnectDelay(tries));
    tries++;
  }

  function receive(text: string): void {
    clearTimeout(overdue);
    overdue = undefined;
    lastHeard = Date.now();
    const { type, data } = JSON.parse(text);
    if (type === 'connected') {
      tries = 0;
      clearInterval(heartbeat);
      heartbeat = setInterval(check, HEARTBEAT);
      listener.onConnected(data.user?.$id ?? null);
    } else if (type === 'event') listener.onEvent(data);
    else if (type === 'error') refused = data.code === POLICY;
  }

  function check(): void {
    if (socket?.readyState !== OPEN) return;
    socket.send('{"type":"ping"}');
    overdue ??= setTimeout(lost, ANSWER_WITHIN);
  }

  function open(): void {
    const opened = connect(url);
    socket = opened;
    opened.onmessage = ({ data }) => {
      if (opened === socket) receive(String(data));
    };
    opened.onclose = () => {
      if (opened === socket) lost();
    };
  }

  open();
  return { check, close: forget };
}

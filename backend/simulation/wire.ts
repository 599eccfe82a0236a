import { createServer, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

// The wire between the APIs and the store, cut from outside: each message waits until the schedule
// lets it go on, so that the seed decides the order, and a fault may strike at any of them.

export type Fault = 'lose the request' | 'lose the response' | 'kill the API';

/** Messages by which a driver only finds and leaves its server: no schedule holds them back. */
const housekeeping = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'endSessions', 'buildInfo']);
const headerBytes = 16;
/** The turns of the event loop in which a message on loopback has arrived. */
const quietTurns = 4;

interface Message {
  api: number;
  connection: number;
  isRequest: boolean;
  /** Name of the command, '' of a response. */
  name: string;
  forward: () => void;
}

export interface Wire {
  /** Opens the way of one API to the store; returns where it connects. */
  open: (api: number) => Promise<number>;
  /** Ends all connections of an API and lets nobody in any more. */
  cut: (api: number) => void;
  /** Lets messages go on, one at a time, until `isDone`. */
  run: (isDone: () => boolean, schedule: Schedule) => Promise<void>;
  close: () => Promise<void>;
}

export interface Schedule {
  /** Which of so many waiting messages goes next. */
  pick: (count: number) => number;
  /** What happens to the n-th request of the run; usually nothing. */
  faultAt: (request: number) => Fault | undefined;
  onKill: (api: number) => void;
  onMessage: (message: { api: number; name: string; fault: Fault | undefined }) => void;
  /** No message waits: lets the next timer come. Returns false when there is none. */
  passTime: () => boolean;
}

export function openWire(storePort: number): Wire {
  const waiting: Message[] = [];
  const ends = new Map<number, { close: () => void; sockets: Set<Socket> }>();
  let activity = 0;
  let requests = 0;

  async function open(api: number): Promise<number> {
    const sockets = new Set<Socket>();
    let connections = 0;
    const server = createServer((client) => {
      const connection = (connections += 1);
      const store = connect(storePort, '127.0.0.1');
      activity += 1;
      for (const socket of [client, store]) {
        sockets.add(socket);
        socket.setNoDelay().on('error', () => {});
        socket.on('close', () => {
          activity += 1;
          sockets.delete(socket);
          client.destroy();
          store.destroy();
        });
      }
      const isFree = { hasFreeResponse: false };
      onMessages(client, (bytes) => {
        activity += 1;
        const name = commandOf(bytes);
        isFree.hasFreeResponse = housekeeping.has(name);
        const forward = () => void store.write(bytes);
        if (isFree.hasFreeResponse) forward();
        else waiting.push({ api, connection, isRequest: true, name, forward });
      });
      onMessages(store, (bytes) => {
        activity += 1;
        const forward = () => void client.write(bytes);
        if (isFree.hasFreeResponse) forward();
        else waiting.push({ api, connection, isRequest: false, name: '', forward });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ends.set(api, { close: () => void server.close(), sockets });
    return (server.address() as { port: number }).port;
  }

  function cut(api: number): void {
    const end = ends.get(api);
    ends.delete(api);
    end?.close();
    for (const socket of end?.sockets ?? []) socket.destroy();
    forget(api);
  }

  function forget(api: number, connection?: number): void {
    for (let i = waiting.length - 1; i >= 0; i -= 1) {
      const { api: other, connection: its } = waiting[i]!;
      if (other === api && (connection === undefined || its === connection)) waiting.splice(i, 1);
    }
  }

  async function run(isDone: () => boolean, schedule: Schedule): Promise<void> {
    while (!isDone()) {
      await becomeQuiet(() => activity);
      if (isDone()) return;
      if (waiting.length === 0) {
        if (!schedule.passTime()) await turn();
        continue;
      }
      waiting.sort((a, b) => a.api - b.api || a.connection - b.connection);
      const [message] = waiting.splice(schedule.pick(waiting.length), 1);
      if (message) deliver(message, schedule);
    }
  }

  function deliver(message: Message, schedule: Schedule): void {
    const { api, isRequest, name, connection, forward } = message;
    if (!isRequest) {
      const isLost = lost.delete(`${api} ${connection}`);
      if (isLost) breakConnection(api);
      else forward();
      return;
    }
    const fault = schedule.faultAt((requests += 1));
    schedule.onMessage({ api, name, fault });
    if (fault === 'kill the API') {
      cut(api);
      schedule.onKill(api);
    } else if (fault === 'lose the request') breakConnection(api);
    else {
      if (fault === 'lose the response') lost.add(`${api} ${connection}`);
      forward();
    }
  }

  const lost = new Set<string>();

  /** The driver sees the connection end and does not know how far the request came. */
  function breakConnection(api: number): void {
    forget(api);
    for (const socket of ends.get(api)?.sockets ?? []) socket.destroy();
  }

  async function close(): Promise<void> {
    for (const api of ends.keys()) cut(api);
    await becomeQuiet(() => activity);
  }

  return { open, cut, run, close };
}

async function becomeQuiet(activity: () => number): Promise<void> {
  let seen = activity();
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    await turn();
    if (activity() === seen) continue;
    seen = activity();
    quiet = -1;
  }
}

/** Splits a stream into messages: the first four bytes of each are its length. */
function onMessages(socket: Socket, take: (bytes: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}

/** The first field of the command's document. */
function commandOf(bytes: Buffer): string {
  const isOpMsg = bytes.readInt32LE(12) === 2013;
  if (!isOpMsg) return 'hello'; // OP_QUERY greets the server only
  const firstKey = headerBytes + 4 + 1 + 4 + 1;
  return bytes.toString('latin1', firstKey, bytes.indexOf(0, firstKey));
}

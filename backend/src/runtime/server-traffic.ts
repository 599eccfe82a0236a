import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of a server, and the requests and responses in progress. */
export class ServerTraffic {
  openedConnections = 0;
  readonly #requests = new Map<Socket, Set<IncomingMessage>>();
  readonly #responses = new Set<ServerResponse>();
  #hasKeepAlive = true;
  /** Requests that wait for `serveHeldRequests`; undefined while requests are served at once. */
  #heldRequests: (() => void)[] | undefined;

  /** Call it when the server has its request listeners: it calls them from now on. */
  constructor(server: Server) {
    server.on('connection', (socket: Socket) => this.#addConnection(socket));
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (req: IncomingMessage, res: ServerResponse) => {
      if (!this.#hasKeepAlive) res.shouldKeepAlive = false;
      const serve = () => listeners.forEach((listener) => void listener(req, res));
      if (this.#heldRequests) this.#heldRequests.push(serve);
      else serve();
      // A cached response is sent already.
      if (!res.writableEnded) this.#addRequest(req, res);
    });
  }

  /** From now on each response says `Connection: close`. */
  endKeepAlive(): void {
    this.#hasKeepAlive = false;
    for (const res of this.#responses) res.shouldKeepAlive = false;
  }

  holdRequests(): void {
    this.#heldRequests = [];
  }

  serveHeldRequests(): void {
    const requests = this.#heldRequests ?? [];
    this.#heldRequests = undefined;
    for (const serve of requests) serve();
  }

  /** `canClose` gets the requests in progress on a connection. */
  closeConnections(canClose: (requests: Set<IncomingMessage>) => boolean): void {
    for (const [socket, requests] of this.#requests) if (canClose(requests)) socket.destroy();
  }

  #addConnection(socket: Socket): void {
    this.openedConnections += 1;
    this.#requests.set(socket, new Set());
    socket.once('close', () => this.#requests.delete(socket));
  }

  #addRequest(req: IncomingMessage, res: ServerResponse): void {
    const requests = this.#requests.get(req.socket);
    requests?.add(req);
    this.#responses.add(res);
    res.once('close', () => {
      requests?.delete(req);
      this.#responses.delete(res);
    });
  }
}

import type { Server } from 'node:http';

/** How long clients may take to send a request, and keep a connection without one. */
export function limitTimes(server: Server): void {
  server.headersTimeout = 20_000;
  // The longest file of books on a line that sends half a megabit a second, and some more.
  server.requestTimeout = 240_000;
  // Longer than clients and proxies keep theirs (60 s): the side that closes first must not be this
  // one, or a request that is sent at that moment is lost.
  server.keepAliveTimeout = 65_000;
}

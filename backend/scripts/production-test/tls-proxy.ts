import { execFileSync } from 'node:child_process';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { UserError } from '../command/run-script.ts';
import { send } from '../harness/send.ts';

/** Interval of health checks; a stopping instance accepts connections for another 800 ms. */
const checkEveryMs = 200;
/** How long a request waits for a ready instance, as `lb_try_duration` in Caddy. */
const tryForMs = 5000;

/**
 * A small load balancer with TLS: ready instances in turn, over keep-alive connections. As Caddy in
 * `two-instances`, it tries the next instance when a connection is refused, and never sends a request
 * twice that an instance may have read.
 */
export async function startTlsProxy() {
  const certificate = makeCertificate();
  const agent = new Agent({ keepAlive: true });
  const ports: number[] = [];
  let ready: number[] = [];
  let turn = 0;

  const checkReady = async (port: number) => {
    const url = `http://127.0.0.1:${port}/api/health/ready`;
    const response = await send(url).catch(() => undefined);
    ready = ready.filter((other) => other !== port);
    if (response?.status === 200) ready.push(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void checkReady(port)), checkEveryMs);

  const forward = (req: IncomingMessage, res: ServerResponse, untilMs = Date.now() + tryForMs) => {
    const port = ready[(turn += 1) % ready.length];
    if (!port && Date.now() < untilMs)
      return void setTimeout(() => forward(req, res, untilMs), checkEveryMs / 4);
    if (!port) return void res.writeHead(502).end();
    const headers = {
      ...req.headers,
      'x-forwarded-for': req.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const { method, url } = req;
    const sent = request(
      { host: '127.0.0.1', port, method, path: url, headers, agent },
      (response) => {
        const { connection: _hopByHop, ...rest } = response.headers;
        res.writeHead(response.statusCode ?? 502, rest);
        pipeline(response, res, () => {});
      },
    );
    sent.on('socket', (socket) => {
      const begin = () => void req.pipe(sent);
      if (socket.connecting) socket.once('connect', begin);
      else begin();
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      ready = ready.filter((other) => code !== 'ECONNREFUSED' || other !== port);
      if (code === 'ECONNREFUSED') forward(req, res, untilMs);
      else if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
  };
  const server = createServer({ key: certificate, cert: certificate }, (req, res) =>
    forward(req, res),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    certificate,
    add: (port: number) => {
      ports.push(port);
      ready.push(port);
    },
    close: () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns key and certificate in one text. */
function makeCertificate(): string {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const args = ['req', '-x509', '-days', '2', ...curve, ...subject, '-keyout', '-', '-out', '-'];
  try {
    return execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new UserError(`openssl has to be installed for the certificate (${String(error)}).`);
  }
}

import { execFileSync } from 'node:child_process';
import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { Trouble } from '../demo/print.ts';
import { send } from '../driver/send.ts';

/** How often readiness is read; an instance that stops takes connections for 800 ms more. */
const readEveryMs = 200;
/** How long a request waits for an instance that is ready, as `lb_try_duration` has it. */
const tryForMs = 5000;

/**
 * A small balancer with TLS and a certificate of its own: in turns to the instances that are ready,
 * by connections that it keeps. As with Caddy in `two-instances`, who refuses a connection is passed
 * over; what an instance has begun to read is never sent twice.
 */
export async function startTlsProxy() {
  const certificate = makeCertificate();
  const agent = new Agent({ keepAlive: true });
  const ports: number[] = [];
  let ready: number[] = [];
  let turn = 0;

  const lookAt = async (port: number) => {
    const url = `http://127.0.0.1:${port}/api/health/ready`;
    const response = await send(url).catch(() => undefined);
    ready = ready.filter((other) => other !== port);
    if (response?.status === 200) ready.push(port);
  };
  const timer = setInterval(() => ports.forEach((port) => void lookAt(port)), readEveryMs);

  const forward = (req: IncomingMessage, res: ServerResponse, untilMs = Date.now() + tryForMs) => {
    const port = ready[(turn += 1) % ready.length];
    if (!port && Date.now() < untilMs)
      return void setTimeout(() => forward(req, res, untilMs), readEveryMs / 4);
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
    /** What clients have to trust. */
    certificate,
    /** Takes an instance in. */
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

/** Key and certificate in one text. */
function makeCertificate(): string {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const args = ['req', '-x509', '-days', '2', ...curve, ...subject, '-keyout', '-', '-out', '-'];
  try {
    return execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Trouble(`openssl has to be installed for the certificate (${String(error)}).`);
  }
}

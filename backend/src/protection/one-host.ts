import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError } from '../http/api-error.ts';

/** Whether it names two hosts, of which node tells the first and a proxy may have read the other. */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** As HTTP asks for (RFC 9112, 3.2). */
export const refuseTwoHosts: RequestHandler = (req, _res, next) => {
  if (hasTwoHosts(req)) throw new ApiError('invalid_request', 'The request names two hosts.');
  next();
};

import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/**
 * The network address that limits count by. Whoever has an IPv6 connection has a whole /64 of
 * addresses, so those count as one.
 */
export function visitorAddress(req: Pick<Request, 'ip'>): string {
  const ip = req.ip ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${firstHalf(ip)}::/64` : ip;
}

function firstHalf(ip: string): string {
  const [left = '', right = ''] = ip.split('%')[0]?.split('::') ?? [];
  const before = left.split(':').filter(Boolean);
  const after = right.split(':').filter(Boolean);
  const gap = ip.includes('::')
    ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
    : [];
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}

import { hash } from 'node:crypto';
import type { Encoding } from './content-encoding.ts';

/**
 * Strong ETag of a body. Codings of one body are different bytes, so a strong ETag names the
 * coding after a dot, which `matchesEtag` leaves out: a browser may send back any of them.
 */
export function etagOf(body: string | Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** The ETag of a stored version, for a record whose response depends on other records too. */
export function etagOfVersion(id: { toHexString(): string }, version: number): string {
  return `"${id.toHexString()}-${version}"`;
}

export function withEncoding(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}.${encoding}"`;
}

/** True when an `If-Match` or `If-None-Match` header names the body with this ETag, or is `*`. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  // Proxies that compress responses mark the ETag as weak (W/); the body behind it is still the same.
  const named = header.match(/"[\w.-]{1,80}"/g) ?? [];
  return named.some((one) => one.replace(/\.(br|gzip)"$/, '"') === etag);
}

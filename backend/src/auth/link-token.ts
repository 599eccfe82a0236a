import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The action that a link in an email allows. */
export type LinkPurpose = 'confirm' | 'end' | 'message';

/**
 * The secret part of a link in an email. It is derived from the API's secret and never stored: records
 * have its hash, emails a gap that is filled when they are sent.
 */
export function linkToken(secret: string, purpose: LinkPurpose, subject: string): string {
  return createHmac('sha256', secret).update(`link ${purpose} ${subject}`).digest('base64url');
}

export function hashLinkToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** The stored hashes of a record's unsubscribe tokens; in records of earlier versions a text. */
type EndHashes = string | string[] | null | undefined;

/** Hashes of all unsubscribe tokens, the newest last. */
export function endHashesOf({ endHash }: { endHash?: EndHashes }): string[] {
  return [endHash ?? []].flat();
}

/**
 * The hashes with this token's as the newest: after a change of JWT_SECRET links have other tokens, and
 * those of earlier emails go on working.
 */
export function withEndToken(stored: { endHash?: EndHashes }, token: string): string[] {
  const endHash = hashLinkToken(token);
  return [...endHashesOf(stored).filter((each) => each !== endHash), endHash];
}

/** Compares in a time that tells nothing of the secret. The hashes have the equal length that this needs. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => hash('sha256', text, 'buffer'));
  return timingSafeEqual(one!, other!);
}

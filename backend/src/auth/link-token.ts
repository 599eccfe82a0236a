import { createHash, createHmac } from 'node:crypto';

/** What a link in an email allows whoever has it to do. */
export type LinkPurpose = 'confirm' | 'end' | 'message';

/**
 * The secret part of a link in an email. It follows from the API's secret, so that it is kept
 * nowhere: records hold its hash, emails a gap that is filled when they are sent.
 */
export function linkToken(secret: string, purpose: LinkPurpose, subject: string): string {
  return createHmac('sha256', secret).update(`link ${purpose} ${subject}`).digest('base64url');
}

export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

import { hash, timingSafeEqual } from 'node:crypto';
import { linkToken } from '../../../auth/link-token.ts';
import { messageLinkOf } from './order-message.model.ts';

/** Whether the token stands in the link of an email about this order. */
export function isLinkOf(secret: string, orderId: string, token: string): boolean {
  const own = linkToken(secret, 'message', messageLinkOf(orderId));
  return timingSafeEqual(digest(own), digest(token));
}

/** Of one length, whatever was sent. */
const digest = (text: string) => hash('sha256', text, 'buffer');

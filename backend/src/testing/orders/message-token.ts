import { linkToken } from '../../auth/link-token.ts';
import { messageLinkSubject } from '../../features/orders/messages/order-message.model.ts';
import { testEnv } from '../test-app.ts';

/** The token of the link to the messages about an order. */
export function tokenFor(orderId: string): string {
  return linkToken(testEnv.jwtSecret, 'message', messageLinkSubject(orderId));
}

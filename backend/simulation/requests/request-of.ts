import type { SentRequest } from '../sent-request.ts';
import {
  RequestBuilder,
  type KnownState,
  type RequestCommand,
  type Requests,
} from './request-builder.ts';
import { bookRequests } from './book-requests.ts';
import { orderRequests } from './order-requests.ts';
import { shopRequests } from './shop-requests.ts';
import { tradeRequests } from './supply-requests.ts';

const requests: Requests<RequestCommand['kind']> = {
  ...orderRequests,
  ...bookRequests,
  ...tradeRequests,
  ...shopRequests,
};

/** The API request of a command, with the ids known at that moment. */
export function requestOf(command: RequestCommand, known: KnownState): SentRequest | undefined {
  const makeRequest = requests[command.kind] as (
    command: RequestCommand,
    asker: RequestBuilder,
  ) => SentRequest | undefined;
  return makeRequest(command, new RequestBuilder(command.kind, known));
}

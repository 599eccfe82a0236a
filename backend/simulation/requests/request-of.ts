import type { Asked } from '../asked.ts';
import { Asker, type Known, type RequestCommand, type Requests } from './asker.ts';
import { bookRequests } from './book-requests.ts';
import { orderRequests } from './order-requests.ts';
import { shopRequests } from './shop-requests.ts';
import { tradeRequests } from './trade-requests.ts';

const requests: Requests<RequestCommand['kind']> = {
  ...orderRequests,
  ...bookRequests,
  ...tradeRequests,
  ...shopRequests,
};

/** The API request of a command, with the ids known at that moment. */
export function requestOf(command: RequestCommand, known: Known): Asked | undefined {
  const makeRequest = requests[command.kind] as (
    command: RequestCommand,
    asker: Asker,
  ) => Asked | undefined;
  return makeRequest(command, new Asker(command.kind, known));
}
